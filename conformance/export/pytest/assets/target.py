"""The server that the scenarios ask: requests, callers, ids by natural key. Needs nothing but Python.

It uses http.client and neither urllib.request nor requests: what is written is what is sent. Those two change
paths, follow redirects, and treat a refusal, which a scenario may well expect, as an error.
"""

import base64
import hashlib
import hmac
import http.client
import json
import os
import re
import time
import urllib.parse

from comparison import ABSENT, differences, value_at

_ENTRY = re.compile(r"<([a-z][a-z0-9-]*):([^<>\r\n]+)>")
_SAVED = re.compile(r"<([a-z][A-Za-z0-9]*)>")
_VARIABLE = re.compile(r"\$\{(ASSAYER_\w+)\}")
_SECONDS = 15


class CannotJudge(AssertionError):
    """Something that a scenario needs could not be had."""


def variable(name):
    if name in os.environ:
        return os.environ[name]
    raise CannotJudge(f"The environment variable {name} is not set.")


class Server:
    """One server; what is found out about it stays known until its world is put back."""

    def __init__(self, world):
        self.world = world
        self._url = urllib.parse.urlsplit(variable("ASSAYER_URL"))
        self._jwts, self._sessions, self._ids = {}, {}, {}

    def put_back(self):
        """Undoes what a scenario has written."""
        path = os.environ.get("ASSAYER_RESET")
        if not path:
            raise CannotJudge('It writes: set ASSAYER_RESET to a path that puts the world back, or run -m "not writes".')
        answer = self.request("POST", path, {}, None)
        if not 200 <= answer.status < 300:
            raise CannotJudge(f"The world could not be put back: POST {path} answers {answer.status}.")
        self._sessions, self._ids = {}, {}

    def request(self, method, path, headers, body):
        kind = http.client.HTTPSConnection if self._url.scheme == "https" else http.client.HTTPConnection
        connection = kind(self._url.hostname, self._url.port, timeout=_SECONDS)
        try:
            connection.putrequest(method, self._url.path.rstrip("/") + path, skip_accept_encoding=True)
            data = None if body is None else body.encode("utf-8", "surrogatepass")
            for name, value in headers.items():
                connection.putheader(name, value.encode("utf-8"))
            if data is not None or method in ("POST", "PUT", "PATCH"):
                connection.putheader("content-length", str(len(data or b"")))
            connection.endheaders(data or None)
            return Answer(connection.getresponse())
        finally:
            connection.close()

    # Callers

    def signed(self, path, headers, caller, token):
        """Path and headers with the proof of a caller."""
        kind, _, name = caller.partition(":")
        if kind == "public":
            return path, headers
        if kind == "token":
            return path, {**headers, "authorization": "Bearer " + variable(variable_name("TOKEN", name))}
        if kind == "user":
            return path, {**headers, "authorization": "Bearer " + self._jwt(name)}
        if kind == "content-key":
            key = urllib.parse.quote(variable("ASSAYER_CONTENT_KEY"), safe="")
            return f"{path}{'&' if '?' in path else '?'}key={key}", headers
        if kind == "integration":
            return path, {**headers, "authorization": "Platform " + admin_token(path, token or {})}
        return path, {**self._session(name, version_prefix(path)), **headers}

    def _jwt(self, user):
        if user not in self._jwts:
            body = {"identifier": user, "password": variable(variable_name("PASSWORD", user))}
            self._jwts[user] = self._log_in("/api/auth/local", body, user).value("jwt")
        return self._jwts[user]

    def _session(self, email, prefix):
        if (email, prefix) not in self._sessions:
            sign_in = self._access_token if prefix == "v0.1/" else self._cookie
            self._sessions[email, prefix] = sign_in(email, prefix)
        return self._sessions[email, prefix]

    def _cookie(self, email, prefix):
        needs_origin = prefix == "v2/" and self.world["hasSite"]
        origin = {"origin": variable("ASSAYER_SITE_ORIGIN")} if needs_origin else {}
        body = {"username": email, "password": variable(variable_name("PASSWORD", email))}
        answer = self._log_in(f"/platform/api/{prefix}admin/session/", body, email, origin)
        pairs = [cookie.split(";")[0] for cookie in answer.headers.get("set-cookie", [])]
        if not pairs:
            raise CannotJudge(f"{email} cannot open a session: the answer was {answer.status}.")
        return {**origin, "cookie": "; ".join(pairs)}

    def _access_token(self, email, prefix):
        body = {"grant_type": "password", "username": email, "password": variable(variable_name("PASSWORD", email))}
        if self.world["adminClient"]:
            body["client_id"] = self.world["adminClient"]
            body["client_secret"] = variable(variable_name("CLIENT_SECRET", self.world["adminClient"]))
        answer = self._log_in(f"/platform/api/{prefix}authentication/token/", body, email)
        return {"authorization": "Bearer " + answer.value("access_token")}

    def _log_in(self, path, body, who, headers=None):
        answer = self.request("POST", path, {"content-type": "application/json", **(headers or {})}, written(body))
        if answer.status >= 400:
            raise CannotJudge(f"{who} cannot log in by POST {path}: the answer was {answer.status}.")
        return answer

    # Ids

    def id_of(self, service, plural, key):
        """The id of the entry whose natural key has this value."""
        if (service, plural) not in self._ids:
            self._ids[service, plural] = self._read_ids(service, plural)
        found = self._ids[service, plural].get(key, [])
        if len(found) != 1:
            raise CannotJudge(f"The target has {len(found)} entries of {plural} named {key}.")
        return found[0]

    def _read_ids(self, service, plural):
        attribute, tried = self.world["keys"][plural], []
        for way in self.world["lists"][service][plural]:
            try:
                items = self._pages(way)
            except CannotJudge as reason:
                tried.append(f"as {way['as']}: {reason}")
                continue
            ids = {}
            for item in items:
                key = (item.get("attributes") or item).get(attribute)
                if key is not None:
                    ids.setdefault(str(key), []).append(item["id"])
            return ids
        raise CannotJudge(f"The ids of {plural} cannot be read ({'; '.join(tried)}).")

    def _pages(self, way):
        items, page = [], 0
        while True:
            page += 1
            path, headers = self.signed(way["path"].replace("{page}", str(page)), {}, way["as"], None)
            answer = self.request("GET", path, headers, None)
            found = value_at(answer.json, way["items"]) if answer.status == 200 else ABSENT
            if not isinstance(found, list):
                raise CannotJudge(f"status {answer.status}")
            items += found
            pages = value_at(answer.json, "meta.pagination.pageCount")
            if "{page}" not in way["path"] or not isinstance(pages, int) or page >= min(pages, 50):
                return items


class Target:
    """What one test sends and expects."""

    def __init__(self, server, service):
        self._server, self._service = server, service
        self._saved, self._answer, self._in_graphql = {}, None, False

    def send(self, method, path, headers=None, body=None, caller="public", token=None):
        """Sends a request. A body that is no text is sent as JSON."""
        self._in_graphql = re.match(r"/graphql(\?|$)", path) is not None
        headers = {name: self._filled(value) for name, value in (headers or {}).items()}
        if body is not None and not isinstance(body, str):
            body = written(self._filled(body))
            if not any(name.lower() == "content-type" for name in headers):
                headers = {"content-type": "application/json", **headers}
        elif body is not None:
            body = self._filled_text(body)
        path, headers = self._server.signed(quoted(self._filled_text(path)), headers, caller, self._filled(token))
        self._answer = self._server.request(method, path, headers, body)

    def expect(self, **expected):
        """The answer must be so: status, headers, body by path, text."""
        found = self._differences(expected)
        assert not found, shown(found, self._answer)

    def expect_one_of(self, **accepted):
        """The answer must be one of those that are accepted, each by the name of who gives it."""
        offers = {who: self._differences(expected) for who, expected in accepted.items()}
        nearest = min(offers.values(), key=len)
        assert not nearest, shown(nearest, self._answer)

    def save(self, **paths):
        """Keeps parts of the answer for later steps."""
        for name, path in paths.items():
            value = value_at(self._answer.json, path)
            assert value is not ABSENT, f"nothing is at {path}: {self._answer.text[:2000]}"
            self._saved[name] = value

    def _differences(self, expected):
        answer, found = self._answer, []
        status = expected["status"]
        if not self._is_accepted(status):
            found.append(("status", status, answer.status))
        for name, value in expected.get("headers", {}).items():
            actual = answer.headers.get(name.lower())
            actual = ABSENT if actual is None else ", ".join(actual)
            found += differences(self._filled(value), actual, f"headers.{name}")
        if expected.get("body") and answer.json is ABSENT:
            found.append(("body", "a JSON body", answer.text))
        elif expected.get("body"):
            for path, value in expected["body"].items():
                found += differences(self._filled(value), value_at(answer.json, path), path)
        if "text" in expected:
            found += differences(self._filled(expected["text"]), answer.text, "text")
        return found

    def _is_accepted(self, status):
        if status == "refused":
            return self._answer.is_refusal()
        return self._answer.status in (status if isinstance(status, list) else [status])

    def _filled(self, value):
        """A value with ids, saved values and variables in it. A text that is nothing else keeps their type."""
        if isinstance(value, list):
            return [self._filled(item) for item in value]
        if isinstance(value, dict):
            return {self._filled_text(key): self._filled_at(key, item) for key, item in value.items()}
        if not isinstance(value, str):
            return value
        entry, saved = _ENTRY.fullmatch(value), _SAVED.fullmatch(value)
        if entry:
            return self._id(entry)
        if saved and saved.group(1) in self._saved:
            return self._saved[saved.group(1)]
        return self._filled_text(value)

    def _filled_at(self, key, item):
        """In a regular expression a value means itself, whatever characters it has."""
        return self._filled_text(item, re.escape) if key == "$matches" else self._filled(item)

    def _filled_text(self, text, write=lambda value: value):
        text = _ENTRY.sub(lambda found: write(plain(self._id(found))), text)
        text = _SAVED.sub(lambda found: self._saved_in(found, write), text)
        return _VARIABLE.sub(lambda found: write(variable(found.group(1))), text)

    def _saved_in(self, found, write):
        name = found.group(1)
        return write(plain(self._saved[name])) if name in self._saved else found.group(0)

    def _id(self, found):
        value = self._server.id_of(self._service, found.group(1), found.group(2))
        return plain(value) if self._in_graphql else value


class Answer:
    """A response, right or wrong."""

    def __init__(self, response):
        self.status = response.status
        self.text = response.read().decode("utf-8", "replace")
        self.headers = {}
        for name, value in response.getheaders():
            self.headers.setdefault(name.lower(), []).append(value)
        try:
            self.json = json.loads(self.text)
        except ValueError:
            self.json = ABSENT

    def is_refusal(self):
        """By its status, or, as GraphQL may do it with any status, by errors in place of all data."""
        if self.status >= 400:
            return True
        body = self.json if isinstance(self.json, dict) else {}
        data = body.get("data") or {}
        return bool(body.get("errors")) and all(value is None for value in data.values())

    def value(self, path):
        found = value_at(self.json, path)
        if isinstance(found, str):
            return found
        raise CannotJudge(f"The answer {self.status} holds no {path}.")


def admin_token(path, changes):
    """A JSON web token as integrations sign it, or the faulty one that a scenario wants."""
    key, _, secret = variable("ASSAYER_ADMIN_KEY").partition(":")
    version = re.search(r"/api/(v[\d.]+|canary)/", path, re.IGNORECASE)
    now = int(time.time())
    claims = {"iat": now, "exp": now + 300, "aud": f"/{version.group(1)}/admin/" if version else "/admin/"}
    for name, value in changes.get("claims", {}).items():
        is_offset = name in ("iat", "exp", "nbf") and isinstance(value, (int, float))
        claims[name] = now + value if is_offset else value
    header = {"alg": "HS256", "typ": "JWT", "kid": key, **changes.get("header", {})}
    unsigned = f"{encoded(present(header))}.{encoded(present(claims))}"
    algorithm = {"HS256": "sha256", "HS384": "sha384", "HS512": "sha512"}.get(str(header["alg"]))
    if algorithm is None:
        return unsigned + "."
    secret = bytes.fromhex(changes.get("secret", secret))
    return f"{unsigned}.{base64url(hmac.new(secret, unsigned.encode(), getattr(hashlib, algorithm)).digest())}"


def present(part):
    return {name: value for name, value in part.items() if value is not None}


def encoded(part):
    return base64url(written(part).encode("utf-8"))


def base64url(data):
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def variable_name(kind, name):
    return f"ASSAYER_{kind}_" + re.sub(r"[^A-Z0-9]", "_", name.upper())


def version_prefix(path):
    found = re.match(r"/platform/api/((?:v[\d.]+|canary)/)", path)
    return found.group(1) if found else ""


def quoted(path):
    """What a request target cannot hold, percent-encoded; nothing else is touched."""
    return re.sub(
        r"[^!$%&'()*+,\-./0-9:;=?@A-Z\[\]_a-z~]+",
        lambda found: "".join(f"%{byte:02X}" for byte in found.group(0).encode("utf-8", "replace")),
        path,
    )


def plain(value):
    return value if isinstance(value, str) else written(value)


def written(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def shown(found, answer):
    lines = [f"  {path}\n    expected {expected!r}\n    actual   {actual!r}" for path, expected, actual in found[:20]]
    return f"the answer {answer.status} is not as expected\n" + "\n".join(lines)
