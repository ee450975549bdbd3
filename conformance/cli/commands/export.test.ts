import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { specsDirectory } from '../../../tests/support/specs-directory.ts'
import { main } from '../main.ts'

const CLAUSE = `clause: content.breads
says: breads can be had
source: [content/some.statement]
status: documented
scenarios:
  - id: content.breads.by-id
    says: one by its id
    world: bakery
    request: GET /api/breads/<breads:rye>
    as: token:full
    expect: { status: 200, body: { data.id: "<breads:rye>", "data.attributes.slug": rye } }
  - id: content.breads.made
    says: what was made is there
    world: bakery
    writes: true
    steps:
      - request: { method: POST, path: /api/breads, body: { data: { slug: new } } }
        as: user:ann
        expect: { status: 200 }
        save: { made: data.id }
      - request: GET /api/breads/<made>
        expect: { status: 200, body: { data.attributes: { $keys: [slug] } } }
  - id: content.breads.login
    says: a password in a body
    world: bakery
    request: { method: POST, path: /api/auth/local, body: { identifier: ann, password: <password:ann> } }
    expect: { status: 200, body: { jwt: <jwt> } }
  - id: content.breads.either
    says: two answers will do
    world: bakery
    request: GET /api/breads?sort=slug
    accept:
      - { who: one, expect: { status: 200 } }
      - { who: another, expect: { status: 404, text: "" } }
  - id: content.breads.elsewhere
    says: another world
    world: closed
    request: GET /api/breads
    expect: { status: 403 }
`

const SUITE = {
  'content/breads.yaml': CLAUSE,
  'worlds/closed/keys.json': '{}',
  'worlds/bakery/options.json': JSON.stringify({
    apiTokens: [{ name: 'full', type: 'full-access', accessKey: 'secret-of-the-bakery' }],
  }),
  'worlds/bakery/data.json': JSON.stringify({
    'plugin::users-permissions.user': [{ username: 'ann', password: 'ann-long-password' }],
  }),
}

async function runExport(...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(['export', '--specs', specsDirectory(SUITE), ...args], io)
  return { code, ...io.printed }
}

async function exported(format: string) {
  const directory = join(scratchDirectory(), 'new')
  const ran = await runExport('--format', format, '--output', directory)
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return { ...ran, directory, files, read: (path: string) => readFileSync(join(directory, path), 'utf8') }
}

describe('assayer export --format hurl', () => {
  test('a file for each scenario, ids looked up first, secrets as variables', async () => {
    const { code, read } = await exported('hurl')
    expect(code).toBe(0)
    expect(read('bakery/reads/content/breads/by-id.hurl')).toBe(`# content.breads.by-id
# one by its id
# Clause: breads can be had (documented)

# The ids of these entries of breads
# @cookie_storage_clear
GET {{ASSAYER_URL}}/api/breads?publicationState=preview&locale=all&pagination[page]=1&pagination[pageSize]=100
authorization: Bearer {{ASSAYER_TOKEN_FULL}}
[Options]
path-as-is: true
HTTP 200
[Captures]
id_breads_rye: jsonpath "$.data[?(@.attributes.slug=='rye')].id" nth 0
[Asserts]
jsonpath "$.data[?(@.attributes.slug=='rye')]" count == 1

# @cookie_storage_clear
GET {{ASSAYER_URL}}/api/breads/{{id_breads_rye}}
authorization: Bearer {{ASSAYER_TOKEN_FULL}}
[Options]
path-as-is: true
HTTP 200
[Asserts]
jsonpath "$.data.id" == {{id_breads_rye}}
jsonpath "$.data.attributes.slug" == "rye"
`)
  })

  test('what writes lies apart and puts the world back', async () => {
    const { read } = await exported('hurl')
    const text = read('bakery/writes/content/breads/made.hurl')
    expect(text).toContain('POST {{ASSAYER_URL}}{{ASSAYER_RESET}}\n')
    expect(text).toContain('{"identifier":"ann","password":"{{ASSAYER_PASSWORD_ANN}}"}\n')
    expect(text).toContain('[Captures]\nsaved_made: jsonpath "$.data.id"\n')
    expect(text).toContain('GET {{ASSAYER_URL}}/api/breads/{{saved_made}}\n')
    expect(read('bakery/writes/~put-back.hurl')).toContain('POST {{ASSAYER_URL}}{{ASSAYER_RESET}}\n')
  })

  test('what it cannot say is left out, named and counted', async () => {
    const { out, files, read, directory } = await exported('hurl')
    expect(out).toBe(
      `hurl: 4 of 5 scenarios in ${directory}/\nleft out: 1\n     1  need one of several accepted answers\n`,
    )
    expect(files).not.toContain('bakery/reads/content/breads/either.hurl')
    expect(read('bakery/reads/content/breads/either.left-out.txt')).toBe(
      'Left out: content.breads.either\n  two answers will do\n  It needs one of several accepted answers.\n',
    )
  })
})

test('assayer export --format pytest: a module for each clause, a test for each scenario', async () => {
  const { out, read, directory } = await exported('pytest')
  expect(out).toBe(`pytest: 5 of 5 scenarios in ${directory}/\n`)
  expect(read('bakery/test_content_breads.py')).toBe(`"""breads can be had

content.breads (documented: content/some.statement)
"""

import pytest

pytestmark = pytest.mark.documented
SERVICE = "content"


def test_by_id(target):
    """one by its id"""
    target.send("GET", "/api/breads/<breads:rye>", caller="token:full")
    target.expect(status=200, body={"data.id": "<breads:rye>", "data.attributes.slug": "rye"})


@pytest.mark.writes
def test_made(target):
    """what was made is there"""
    target.send("POST", "/api/breads", body={"data": {"slug": "new"}}, caller="user:ann")
    target.expect(status=200)
    target.save(made="data.id")
    target.send("GET", "/api/breads/<made>")
    target.expect(status=200, body={"data.attributes": {"$keys": ["slug"]}})


def test_login(target):
    """a password in a body"""
    target.send("POST", "/api/auth/local", body={"identifier": "ann", "password": "\${ASSAYER_PASSWORD_ANN}"})
    target.expect(status=200, body={"jwt": "<jwt>"})


def test_either(target):
    """two answers will do"""
    target.send("GET", "/api/breads?sort=slug")
    target.expect_one_of(**{"one": {"status": 200}, "another": {"status": 404, "text": ""}})
`)
  expect(JSON.parse(read('bakery/world.json'))).toMatchObject({
    keys: { breads: 'slug' },
    lists: { content: { breads: [{ as: 'public', items: 'data' }, {}, {}, {}, {}, {}] } },
  })
})

test('assayer export --format bruno: a request, or a folder of them in order', async () => {
  const { out, read, directory } = await exported('bruno')
  expect(out).toBe(`bruno: 5 of 5 scenarios in ${directory}/\n`)
  expect(JSON.parse(read('bruno.json'))).toMatchObject({ version: '1', type: 'collection' })
  const text = read('bakery/content/breads/by-id.bru')
  expect(text).toContain(
    'get {\n  url: {{ASSAYER_URL}}/api/breads/<breads:rye>\n  body: none\n  auth: none\n}\n',
  )
  expect(text).toContain('  tags: [\n    documented\n    reads\n  ]\n')
  expect(text).toContain('"entries": [["breads", "rye"]]')
  expect(read('bakery/content/breads/made/1.bru')).toContain('  seq: 1\n')
  expect(read('bakery/content/breads/made/2.bru')).toContain('  seq: 2\n')
  expect(read('environments/reference.bru')).toContain('ASSAYER_URL: http://127.0.0.1:1337\n')
})

test.each(['hurl', 'bruno', 'pytest'])('no secret is in a file of %s', async format => {
  const { files, directory } = await exported(format)
  const texts = files
    .filter(file => statSync(join(directory, file)).isFile())
    .map(file => readFileSync(join(directory, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter(text => /ann-long-password|secret-of-the-bakery/.test(text))).toEqual([])
})

test('--variables prints what the worlds of the suite have', async () => {
  const { code, out } = await runExport('--format', 'hurl', '--variables', '--world', 'bakery')
  expect([code, out]).toEqual([
    0,
    [
      'ASSAYER_URL=http://127.0.0.1:1337',
      'ASSAYER_RESET=/__assayer/reset',
      'ASSAYER_PASSWORD_ANN=ann-long-password',
      'ASSAYER_TOKEN_FULL=secret-of-the-bakery',
      '',
    ].join('\n'),
  ])
})

describe('a mistake is told', () => {
  test.each([
    [['--output', 'x'], '--format is missing: expected one of hurl, bruno, pytest.'],
    [['--format', 'hrul', '--output', 'x'], '--format hrul is not known'],
    [['--format', 'hurl'], '--output is missing'],
    [
      ['--format', 'hurl', '--world', 'moon'],
      '--world moon: the selected scenarios start from bakery, closed.',
    ],
    [['--format', 'hurl', '--grep', 'nowhere'], 'No scenario is selected'],
  ])('%j', async (args, message) => {
    const { code, err } = await runExport(...args)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  test('a directory that is not empty', async () => {
    const directory = scratchDirectory()
    writeFileSync(join(directory, 'old.hurl'), '')
    const { code, err } = await runExport('--format', 'hurl', '--output', directory)
    expect([code, err]).toEqual([2, `assayer: --output ${directory}: expected an empty or new directory.\n`])
  })
})
