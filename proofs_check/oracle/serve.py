"""The reference as a program that answers the runner protocol."""

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import BinaryIO, TypeGuard

from proofs_check.core import work
from proofs_check.core.evidence import Json
from proofs_check.oracle import protocol
from proofs_check.oracle.protocol import MAX_LINE, Message
from proofs_check.oracle.systems import MAX_MEMORY, Reference, find_system, known_systems
from reference.errors import InvalidInput

NAME = "gameproof"


def own_version() -> str:
    """The version of this package."""
    try:
        return version("gameproof")
    except PackageNotFoundError:
        return "unknown"


def serve(source: BinaryIO, sink: BinaryIO, max_work: int, max_memory: int = MAX_MEMORY) -> None:
    """Answer line by line, until `stop` or the end of the input.

    Args:
        source: where the messages come from.
        sink: where the responses go.
        max_work: evaluations of an option allowed for each answer.
        max_memory: megabytes allowed for each answer, with what is kept of others.
    """
    reference = Reference(max_work, max_memory)
    for line in _lines(source):
        try:
            with work.at_most_memory(max_memory, max_memory):
                message = protocol.decoded(line)
            if message.get("cmd") == "stop":
                return
            response = _response(message, reference)
        except InvalidInput as error:
            response = _error(error)
        sink.write(protocol.encoded(response))
        sink.flush()


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long its beginning, which is no JSON."""
    while line := source.readline(MAX_LINE):
        rest = line
        while not rest.endswith(b"\n") and len(rest) == MAX_LINE:
            rest = source.readline(MAX_LINE)
        yield line


def _error(error: InvalidInput) -> dict[str, Json]:
    where = {"field": error.field, "allowed": error.allowed}
    return {"error": str(error), "context": where}


def _response(message: Message, reference: Reference) -> Message:
    try:
        match message.get("cmd"):
            case "start":
                return _started(message)
            case "run":
                return _ran(message, reference)
            case command:
                raise InvalidInput("cmd", command, "start, run, stop")
    except InvalidInput as error:  # unusable as a whole: which one it is, is said
        seq = message.get("seq")
        known = isinstance(seq, int) and not isinstance(seq, bool)
        return {**({"seq": seq} if known else {}), **_error(error)}


def _started(message: Message) -> Message:
    wanted = message.get("protocol")
    if isinstance(wanted, bool) or wanted != protocol.PROTOCOL:
        raise InvalidInput("protocol", wanted, str(protocol.PROTOCOL))
    return {
        "protocol": protocol.PROTOCOL,
        "name": NAME,
        "version": own_version(),
        "systems": list(known_systems()),
    }


def _ran(message: Message, reference: Reference) -> Message:
    seq, system, cases = (message.get(name) for name in ("seq", "system", "cases"))
    if not isinstance(seq, int) or isinstance(seq, bool):
        raise InvalidInput("seq", seq, "an integer")
    if not isinstance(cases, list):
        raise InvalidInput("cases", cases, "a list of cases, each with id and input")
    if not isinstance(system, str):
        raise InvalidInput("system", system, ", ".join(known_systems()))
    find_system(system)
    ids = Counter(case["id"] for case in cases if _is_case(case))
    if ids and ids.most_common(1)[0][1] > 1:
        raise InvalidInput("id", ids.most_common(1)[0][0], "each id once in a message")
    return {"seq": seq, "results": [_result(case, system, reference) for case in cases]}


def _is_case(case: Json) -> TypeGuard[Mapping[str, Json]]:
    return isinstance(case, Mapping) and isinstance(case.get("id"), str)


def _result(case: Json, system: str, reference: Reference) -> Message:
    if not _is_case(case):
        return {"id": None, **_error(InvalidInput("case", case, "an object with id and input"))}
    name = {"id": case["id"]}
    question = case.get("input")
    try:
        if not isinstance(question, Mapping):
            raise InvalidInput("input", question, f"an object of fields of {system}")
        return {**name, "output": reference.answer(system, question)}
    except InvalidInput as error:
        if error.field in ("max-work", work.MEMORY):
            return {**name, "skip": str(error)}
        return {**name, **_error(error)}
    except Exception as error:
        # A defect of one answer is no reason to leave the others without one.
        context = {"system": system}
        return {**name, "error": f"internal error: {type(error).__name__}", "context": context}
