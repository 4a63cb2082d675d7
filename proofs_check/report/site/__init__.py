"""The audit as a static web site: `gameproof report`."""
