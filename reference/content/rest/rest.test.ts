import { describe, expect, it } from 'vitest'
import { createReference } from '../../index.ts'
import { parseWorld } from '../../world/parse-world.ts'
import { type Edit, libraryWith } from '../world/library.fixture.ts'

const HOME = 'models/src/api/home/content-types/home/schema.json'
const open: Edit = { file: 'options.json', at: ['permissions'], value: undefined }
const data = (uid: string, value: readonly object[]): Edit => ({ file: 'data.json', at: [uid], value })
const publishedAt = '2024-01-01T00:00:00.000Z'

const EDITS: readonly Edit[] = [
  { file: HOME, at: ['attributes', 'memo'], value: { type: 'string', private: true } },
  data('api::home.home', [
    { id: 1, headline: 'Hi', theme: 'blue', memo: 'x', localizations: [2] },
    { id: 2, headline: 'Salut', theme: 'red', memo: 'y', locale: 'fr', localizations: [1] },
  ]),
  data('api::page.page', [{ id: 1, title: 'Hello' }]),
  data('api::book.book', [
    { id: 1, title: 'Moby', sequel: 2, publishedAt },
    { id: 2, title: 'Emma', publishedAt: null },
  ]),
]
const library = parseWorld('library', libraryWith(open, ...EDITS))
const guarded = parseWorld('library', libraryWith(...EDITS))
/** With entries of one locale, or of none. */
const alone = parseWorld('library', libraryWith(open, data('api::home.home', [{ id: 1, headline: 'Hi' }])))
const empty = parseWorld('library', libraryWith(open, data('api::home.home', [])))

interface Around {
  readonly world?: typeof library
  readonly quirks?: readonly string[]
  readonly type?: string
}

/** The answer to the last of some requests, each written as `PUT /api/home {"data":{}}`: status, header and body. */
async function answer(
  requests: string,
  { world = library, quirks = [], type }: Around = {},
): Promise<string> {
  const reference = await createReference({ world, quirks, clock: { now: () => Date.UTC(2024, 5, 1) } })
  let last = ''
  for (const request of requests.split(' then ')) {
    const [, method = '', target = '', sent] = /^(\S+) (\S+)(?: (.*))?$/s.exec(request) ?? []
    const body = sent === undefined ? null : new TextEncoder().encode(sent)
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type ?? 'application/json' }
    const response = await reference.handle({ method, target, headers, body })
    last = `${response.status} ${response.headers.allow ?? ''}${String(response.body)}`
  }
  return last
}

const VALUES = '{"data":{"headline":"A","theme":"B","memo":"C"}}'
const SPANISH = '{"data":{"title":"Hola","locale":"fr","localizations":[1]}}'
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`

describe('a REST request', () => {
  it.each<[requests: string, found: string]>([
    ['GET /api/books', '200 {"data":[{"id":1,'],
    ['GET /api/books/2', '200 {"data":{"id":2,'],
    ['GET /api/books/1?populate=sequel', '"sequel":{"data":{"id":2,'],
    [
      'GET /api/books/9',
      '404 {"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found","details":{}}}',
    ],
    ['GET /api/books {', '200 {"data":[{"id":1,'],
    ['GET /api/home', '200 {"data":{"id":1,'],
    ['GET /api/home?locale=all', '200 {"data":[{"id":1,'],
    ['GET /api/home?locale=it', '404 '],
    ['GET /api/homes', '404 '],
    ['GET /api/folders', '404 '],
    ['GET /api/locales', '404 '],
    ['POST /api/home {"data":{}}', '405 HEAD, GET, PUT, DELETE'],
    ['GET /api/home/1', '404 '],
    ['POST /api/books/1/localizations {}', '405 HEAD, GET'],
    ['OPTIONS /api/books', '200 HEAD, GET, POST'],
    ['OPTIONS /nowhere', '200 HEAD, GET'],
    ['PUT /nowhere {}', '405 HEAD, GETMethod Not Allowed'],
    ['TRACE /api/books', '501 Not Implemented'],
    ['PATCH /api/books {}', '405 HEAD, GET, POSTMethod Not Allowed'],
    ['HEAD /nowhere', '404 '],
    ['GET /_health', '204 '],
    ['GET /', '200 <!doctype html>'],
    ['GET /', '<li><a href="/api/home">/api/home</a>'],
    ['GET /api/books?page=2', '400 '],
    ['GET /api/books?fields=', 'Invalid parameter fields: expected a name'],
    ['GET /api/books/1?fields=', 'Invalid parameter fields: expected a name'],
    ['GET /api/home?fields=', 'Invalid parameter fields: expected a name'],
    ['PUT /api/books/1?fields= {"data":{}}', 'Invalid parameter fields: expected a name'],
    ['GET /api/books/1?filters[nope]=1', '400 '],
    ['GET /api/books/1?sort=nope', '400 '],
    ['PUT /api/books/1?sort=nope {"data":{}}', '400 '],
    ['POST /api/books?filters[nope]=1 {"data":{}}', '400 '],
    ['POST /api/books?filters[nope]=1 {"data":{"title":"New"}}', '400 '],
    ['POST /api/books {"data":[]}', '400 '],
    ['DELETE /api/books/1?filters[nope]=1', '400 '],
    ['DELETE /api/books/1', '200 {"data":{"id":1,'],
    ['DELETE /api/books/1 then GET /api/books/1', '404 '],
    ['DELETE /api/books/9', '404 '],
    ['PUT /api/books/9 {"data":{}}', '404 '],
    ['POST /api/books {"data":{"title":"New"}}', '"publishedAt":"2024-06-01T00:00:00.000Z"'],
    ['POST /api/books {"data":{"title":"New","publishedAt":null}}', '"publishedAt":null'],
    [
      'POST /api/authors {"data":{"name":"New","publishedAt":"x"}}',
      '200 {"data":{"id":3,"attributes":{"name":"New",',
    ],
    [
      'POST /api/books {}',
      '400 {"data":null,"error":{"status":400,"name":"ValidationError","message":"Missing \\"data\\" payload',
    ],
    ['POST /api/books {"data":null}', 'Missing \\"data\\" payload'],
    ['POST /api/books {"data":"x"}', 'Missing \\"data\\" payload'],
    ['POST /api/books', 'Missing \\"data\\" payload'],
    ['PUT /api/home?locale=all {"data":{}}', '400 '],
    ['DELETE /api/home?locale=all', '400 '],
    ['DELETE /api/home?locale=it', '404 '],
    [
      'DELETE /api/home?populate=localizations',
      '200 {"data":{"id":1,"attributes":{"headline":"Hi","theme":"blue","createdAt"',
    ],
    ['DELETE /api/home then GET /api/home', '404 '],
  ])('%s: %s', async (requests, found) => {
    expect(await answer(requests)).toContain(found)
  })

  it.each<[fact: string, requests: string, found: string]>([
    [
      'of a new entry lists it with the others where it shows them, and they get what is shared',
      `POST /api/pages?populate=localizations ${SPANISH} then GET /api/pages/1?populate[localizations][fields]=id`,
      '"title":"Hola"',
    ],
    [
      'of a new entry lists it with the others where it shows them',
      `POST /api/pages?populate=localizations ${SPANISH} then GET /api/pages/1?populate[localizations][fields]=id`,
      '"localizations":{"data":[{"id":2,"attributes":{}}]}',
    ],
    [
      'of a new entry changes no other where it does not',
      `POST /api/pages ${SPANISH} then GET /api/pages/1?populate=localizations`,
      '"title":"Hello"',
    ],
    [
      'of an old entry lists it with no other',
      `POST /api/pages ${SPANISH} then PUT /api/pages/2?populate=localizations {"data":{"title":"Eh"}} then GET /api/pages/1?fields=title&populate=localizations`,
      '{"title":"Eh","localizations":{"data":[]}}',
    ],
    [
      'shares all values',
      `PUT /api/home?populate=localizations ${VALUES} then GET /api/home?locale=fr&filters[id]=2&fields=headline&fields=theme`,
      '{"headline":"A","theme":"B"}',
    ],
    [
      'shares all values by an asterisk',
      `PUT /api/home?populate=localizations&fields=* ${VALUES} then GET /api/home?locale=fr&fields=headline&fields=theme`,
      '{"headline":"A","theme":"B"}',
    ],
    [
      'shares the values that it shows',
      `PUT /api/home?populate=localizations&fields=headline ${VALUES} then GET /api/home?locale=fr&fields=headline&fields=theme`,
      '{"headline":"A","theme":"red"}',
    ],
  ])('to write %s', async (_fact, requests, found) => {
    expect(await answer(requests)).toContain(found)
  })

  it.each<[request: string, found: string]>([
    ['GET /api/books', '200 '],
    [
      'POST /api/books {"data":{"title":"x"}}',
      '403 {"data":null,"error":{"status":403,"name":"ForbiddenError"',
    ],
    ['GET /api/books/1', '403 '],
  ])('that is not granted is refused: %s', async (request, found) => {
    expect(await answer(request, { world: guarded })).toContain(found)
  })

  it.each<[fact: string, body: string, found: string]>([
    ['with its values as JSON', `${part('name="data"', '{"title":"New"}')}--b--`, '"title":"New"'],
    ['without values', `${part('name="data"', '')}--b--`, 'has the values of the entry as JSON'],
    ['of other fields', `${part('name="date"', '{}')}--b--`, 'has the values of the entry as JSON'],
    ['with nothing', '', 'has the values of the entry as JSON'],
    ['with no JSON', `${part('name="data"', '{')}--b--`, '"name":"SyntaxError"'],
    [
      'with files, of which the first is named',
      `${part('name="data"', '{}')}${part('name="a"; filename="a"', 'x')}${part('name="b"; filename="b"', 'x')}--b--`,
      'Invalid parameter a: an entry names its files by id',
    ],
  ])('as a multipart form %s', async (_fact, body, found) => {
    const type = 'multipart/form-data; boundary=b'
    expect(await answer(`POST /api/books ${body}`, { type })).toContain(found)
  })

  it('as a multipart form localizes, too', async () => {
    const body = `${part('name="data"', '{"locale":"fr","headline":"Salut"}')}--b--`
    const around = { world: alone, type: 'multipart/form-data; boundary=b' }
    expect(await answer(`POST /api/home/localizations ${body}`, around)).toContain(
      '200 {"id":2,"headline":"Salut"',
    )
  })

  it('without a type of its body has no values', async () => {
    expect(await answer('POST /api/books {"data":{"title":"New"}}', { type: '' })).toContain('Missing')
  })

  it.each<[request: string, world: typeof library, found: string]>([
    [
      'POST /api/home/localizations {"locale":"fr","headline":"Salut"} then GET /api/home?populate[localizations][fields]=id',
      alone,
      '"localizations":{"data":[{"id":2,"attributes":{}}]}',
    ],
    [
      'POST /api/home/localizations {"locale":"fr","headline":"Salut"}',
      alone,
      '200 {"id":2,"headline":"Salut"',
    ],
    [
      'POST /api/home/localizations {"locale":"fr"}',
      empty,
      '404 {"data":null,"error":{"status":404,"name":"NotFoundError","message":"Entity not found"',
    ],
    ['POST /api/pages/1/localizations {"locale":"fr","title":"Salut"}', alone, '"localizations":[{"id":1,'],
    ['POST /api/pages/9/localizations {"locale":"fr"}', alone, 'Entity not found'],
    [
      'PUT /api/home {"data":{"headline":"New"}}',
      empty,
      '200 {"data":{"id":1,"attributes":{"headline":"New"',
    ],
  ])('%s', async (request, world, found) => {
    expect(await answer(request, { world })).toContain(found)
  })

  it('does not find what one of the conditions of lists hides', async () => {
    const quirks = ['content.single-entries.drafts.hidden']
    expect(await answer('GET /api/books/2', { quirks })).toContain('404 ')
    expect(await answer('GET /api/books/1', { quirks })).toContain('200 ')
  })
})
