"""A solver that shares no code with Z3."""

import cvc5


def second_opinion(script: str, resource_units: int = 0) -> str:
    """What cvc5 answers to the check-sat of an SMT-LIB script: sat, unsat or unknown.

    Within so many of its units of resource, if any are given.
    """
    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("rlimit-per", str(resource_units))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "script")
    symbols = parser.getSymbolManager()
    said = ""
    while not (command := parser.nextCommand()).isNull():
        said += command.invoke(solver, symbols)
    return said.strip()
