import json
import pathlib

import pytest
from target import Server, Target

_SERVERS = {}


@pytest.fixture
def target(request):
    """The server of the environment variable ASSAYER_URL, its world put back after a scenario that writes."""
    folder = pathlib.Path(request.path).parent
    if folder not in _SERVERS:
        _SERVERS[folder] = Server(json.loads((folder / "world.json").read_text("utf-8")))
    server = _SERVERS[folder]
    writes = request.node.get_closest_marker("writes") is not None
    if writes:
        server.put_back()
    yield Target(server, request.module.SERVICE)
    if writes:
        server.put_back()
