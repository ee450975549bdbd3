import { describe, expect, test } from 'vitest'
import { readBruFile, readBruno } from './read-bruno.ts'
import { readPostman } from './read-postman.ts'
import { readSpans } from './read-spans.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('a Postman collection', () => {
  const collection = (...item: unknown[]) => JSON.stringify({ info: { name: 'x' }, item })

  test.each<[what: string, item: unknown, request: unknown]>([
    [
      'a URL alone',
      { request: 'https://site.example/a/?b=c' },
      { method: 'GET', path: '/a/?b=c', headers: {}, body: null },
    ],
    [
      'a URL behind a variable, with what is switched on',
      {
        request: {
          method: 'post',
          url: { raw: '{{base}}/a/' },
          header: [
            { key: 'Accept-Version', value: 'v4.0' },
            { key: 'X', value: 'y', disabled: true },
          ],
          body: { mode: 'raw', raw: '{"a":1}' },
        },
      },
      { method: 'POST', path: '/a/', headers: { 'accept-version': 'v4.0', ...JSON_TYPE }, body: '{"a":1}' },
    ],
    [
      'a URL in parts',
      {
        request: {
          method: 'GET',
          url: {
            path: ['a', 'b'],
            query: [
              { key: 'c', value: 'd' },
              { key: 'e', value: 'f', disabled: true },
            ],
          },
        },
      },
      { method: 'GET', path: '/a/b?c=d', headers: {}, body: null },
    ],
    [
      'a form',
      {
        request: {
          method: 'POST',
          url: 'http://x/t/',
          body: { mode: 'urlencoded', urlencoded: [{ key: 'a', value: 'b c' }] },
        },
      },
      {
        method: 'POST',
        path: '/t/',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=b+c',
      },
    ],
    [
      'a request in folders',
      { item: [{ item: [{ request: 'http://x/a/' }] }] },
      { method: 'GET', path: '/a/', headers: {}, body: null },
    ],
  ])('%s', (_what, item, request) => {
    expect(readPostman(collection(item), 'x.json')).toEqual({
      requests: [{ position: 1, ...Object(request) }],
      skipped: 0,
    })
  })

  test('what is no request is counted', () => {
    expect(readPostman(collection({ request: { method: 'GET' } }, { request: null }), 'x.json')).toEqual({
      requests: [],
      skipped: 2,
    })
  })

  test.each(['{}', '[]', 'GET /a', '{"item": 1}'])('%s is none', text => {
    expect(() => readPostman(text, 'x.json')).toThrow('x.json: expected a Postman collection')
  })
})

describe('a Bruno collection', () => {
  test('as Bruno exports it: folders, headers and bodies that are switched on', () => {
    const request = {
      method: 'PUT',
      url: '{{host}}/a/1/',
      headers: [
        { name: 'Accept-Version', value: 'v4.0', enabled: true },
        { name: 'X', value: 'y', enabled: false },
      ],
      body: { mode: 'json', json: '{"a":1}' },
    }
    const items = [{ type: 'folder', items: [{ type: 'http-request', request }] }, { type: 'js' }]
    expect(readBruno(JSON.stringify({ name: 'x', version: '1', items }), 'x.json')).toEqual({
      requests: [
        {
          position: 1,
          method: 'PUT',
          path: '/a/1/',
          headers: { 'accept-version': 'v4.0', ...JSON_TYPE },
          body: '{"a":1}',
        },
      ],
      skipped: 0,
    })
  })

  test('a file in its own language', () => {
    const text = [
      'meta {\n  name: x\n  type: http\n}\n',
      'post {\n  url: {{host}}/platform/api/v4/admin/tags/?limit=1\n  body: json\n}\n',
      'headers {\n  accept-version: v4.0\n  ~x: y\n}\n',
      'body:json {\n  {\n    "tags": []\n  }\n}\n',
    ].join('\n')
    expect(readBruFile(text, 3)).toEqual({
      position: 3,
      method: 'POST',
      path: '/platform/api/v4/admin/tags/?limit=1',
      headers: { 'accept-version': 'v4.0', ...JSON_TYPE },
      body: '{\n    "tags": []\n  }',
    })
  })

  test('a file of settings holds no request', () => {
    expect(readBruFile('vars {\n  host: http://x\n}\n', 1)).toBeNull()
  })

  test.each(['{}', 'nonsense'])('%s is none', text => {
    expect(() => readBruno(text, 'x.json')).toThrow('x.json: expected an exported Bruno collection')
  })
})

describe('spans of OpenTelemetry', () => {
  const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } })
  const traces = (...spans: unknown[][]) =>
    JSON.stringify({
      resourceSpans: [{ scopeSpans: [{ spans: spans.map(attributes => ({ attributes })) }] }],
    })

  test.each<[what: string, attributes: unknown[], path: string, headers: unknown]>([
    [
      'of a server',
      [attribute('http.request.method', 'GET'), attribute('url.path', '/a/'), attribute('url.query', 'b=c')],
      '/a/?b=c',
      {},
    ],
    [
      'of a client',
      [attribute('http.request.method', 'GET'), attribute('url.full', 'https://x.example/a/?b=c')],
      '/a/?b=c',
      {},
    ],
    ['of before', [attribute('http.method', 'GET'), attribute('http.target', '/a/?b=c')], '/a/?b=c', {}],
    [
      'with a header',
      [
        attribute('http.request.method', 'GET'),
        attribute('url.path', '/a/'),
        {
          key: 'http.request.header.accept-version',
          value: { arrayValue: { values: [{ stringValue: 'v4.0' }] } },
        },
      ],
      '/a/',
      { 'accept-version': 'v4.0' },
    ],
  ])('%s', (_what, attributes, path, headers) => {
    const request = { position: 1, method: 'GET', path, headers, body: null }
    expect(readSpans(traces(attributes), 'x.json')).toEqual({ requests: [request], skipped: 0 })
  })

  test('one object a line; what is no request over HTTP counts for nothing', () => {
    const line = traces([attribute('http.request.method', 'GET'), attribute('url.path', '/a/')])
    const other = traces([attribute('db.system', 'mysql')])
    expect(
      readSpans(`${line}\n${other}\n${line}\n`, 'x.json').requests.map(({ position }) => position),
    ).toEqual([1, 2])
  })

  test.each(['{}', '[]', 'nonsense', '{"resourceSpans": 1}'])('%s are none', text => {
    expect(() => readSpans(text, 'x.json')).toThrow('x.json: expected OpenTelemetry spans')
  })
})
