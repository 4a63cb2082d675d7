"""Names that predicates use, the same on the reference's numbers and on the engine's columns."""

from abc import ABC, abstractmethod


class NumberedActions(ABC):
    """The actions of S, numbered from the largest as the cumulative document does.

    They are typed as numbers, which is what a predicate reads like; a column of them is one too.
    """

    @abstractmethod
    def s(self, n: int) -> int:
        """s_n; 0 where there is none."""

    @property
    def s1(self) -> int:
        """The largest action."""
        return self.s(1)

    @property
    def s2(self) -> int:
        """The second largest action."""
        return self.s(2)

    @property
    def s3(self) -> int:
        """The third largest action."""
        return self.s(3)
