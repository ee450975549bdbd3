import { describe, expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'

describe('a clause file', () => {
  test('is read with every default filled in', () => {
    const { clauses } = loadSuite(specsDirectory({ 'content/a.yaml': clauseFile('content.a', GET) }))
    expect(clauses).toEqual([
      {
        id: 'content.a',
        says: 'a rule',
        status: 'documented',
        strength: 'must',
        service: 'content',
        sources: ['content/some.statement'],
        file: 'content/a.yaml',
        why: null,
        disagrees: null,
        untestable: null,
        hasUnit: true,
        followsFrom: [],
        lifts: [],
        scenarios: [
          {
            id: 'content.a.case',
            says: 'a fact',
            clause: 'content.a',
            strength: 'must',
            service: 'content',
            world: 'bakery',
            versions: null,
            platformVersion: null,
            writes: false,
            sendsWrites: false,
            requires: [],
            rests: [],
            tags: [],
            steps: [
              {
                request: {
                  method: 'GET',
                  path: '/api/breads',
                  headers: {},
                  as: 'public',
                  token: null,
                  isExact: false,
                  door: 'rest',
                },
                asks: null,
                accepted: [{ who: null, expect: { status: 200 } }],
                without: null,
                save: {},
              },
            ],
          },
        ],
      },
    ])
  })

  const requests: [what: string, written: string, request: object][] = [
    [
      'a request line keeps everything after the first space',
      'request: GET /api/breads?sort=a b&c=%zz',
      { method: 'GET', path: '/api/breads?sort=a b&c=%zz' },
    ],
    [
      'a request object',
      'request: { method: POST, path: /api/breads, headers: { x-a: b }, body: { data: { n: 1 } }, as: "token:full" }',
      { method: 'POST', headers: { 'x-a': 'b' }, body: { data: { n: 1 } }, as: 'token:full', door: 'rest' },
    ],
    [
      'a GraphQL document',
      'graphql: "{ breads { data { id } } }"\nvariables: { a: 1 }\noperationName: Q\nas: user:ann',
      {
        method: 'POST',
        path: '/graphql',
        body: { query: '{ breads { data { id } } }', variables: { a: 1 }, operationName: 'Q' },
        as: 'user:ann',
        door: 'graphql',
      },
    ],
    ['GET /graphql', 'request: GET /graphql?query={x}', { method: 'GET', door: 'graphql' }],
  ]
  test.each(requests)('%s', (_, written, request) => {
    const file = clauseFile('content.a', `${written}\nexpect: { status: refused }`)
    const { clauses } = loadSuite(specsDirectory({ 'content/a.yaml': file }))
    expect(clauses[0]?.scenarios[0]?.steps[0]?.request).toMatchObject(request)
  })

  test('a query for both doors is two requests, and needs GraphQL', () => {
    const file = clauseFile(
      'content.a',
      'agree: { plural: breads, filters: { slug: { $eq: rye } }, fields: [name] }\nas: user:ann\n' +
        'expect: { both: { "entries[*].name": [Rye] } }',
    )
    const { clauses } = loadSuite(specsDirectory({ 'content/a.yaml': file }))
    const [scenario] = clauses[0]?.scenarios ?? []
    expect(scenario?.requires).toEqual(['graphql'])
    expect(scenario?.steps.map(({ request }) => request)).toMatchObject([
      {
        method: 'GET',
        path: '/api/breads?filters[slug][$eq]=rye',
        as: 'user:ann',
        door: 'rest',
      },
      { method: 'POST', path: '/graphql', as: 'user:ann', door: 'graphql' },
    ])
  })

  test('a query for both doors may stand within a sequence', () => {
    const steps =
      'steps: [{ request: GET /api/breads, expect: { status: 200 } }, { agree: { plural: breads } }]'
    const { clauses } = loadSuite(specsDirectory({ 'content/a.yaml': clauseFile('content.a', steps) }))
    const [scenario] = clauses[0]?.scenarios ?? []
    expect(scenario?.requires).toEqual(['graphql'])
    expect(scenario?.steps.map(({ request, asks }) => [request.door, asks?.plural])).toEqual([
      ['rest', undefined],
      ['rest', 'breads'],
      ['graphql', 'breads'],
    ])
  })

  test('files come in the order of their names, content first, statements are no clauses', () => {
    const { clauses } = loadSuite(
      specsDirectory({
        'platform/a.yaml': clauseFile('platform.a', GET),
        'content/z.yaml': clauseFile('content.z', GET),
        'content/b/c.yaml': clauseFile('content.b.c', GET),
        'content/statements.yaml': '- id: x\n  gist: y\n',
      }),
    )
    expect(clauses.map(({ id }) => id)).toEqual(['content.b.c', 'content.z', 'platform.a'])
  })

  test('times and words like no stay texts, as in YAML 1.2', () => {
    const file = clauseFile(
      'content.a',
      'request: GET /\nexpect: { status: 200, body: { a: 2024-01-01, b: no } }',
    )
    const { clauses } = loadSuite(specsDirectory({ 'content/a.yaml': file }))
    expect(clauses[0]?.scenarios[0]?.steps[0]?.accepted[0]?.expect.body).toEqual({ a: '2024-01-01', b: 'no' })
  })
})

describe('is refused with file, place, what was found and what was expected', () => {
  const scenario = (lines: string) => clauseFile('content.a', lines)
  const rows: [what: string, file: string, message: string | RegExp][] = [
    [
      'a token without an integration',
      scenario(`${GET}\nas: content-key\ntoken: { claims: { exp: -1 } }`),
      'scenarios[0].token: found "content-key", expected as: integration, whose token it changes',
    ],
    ['text that is no YAML', 'clause: [', /content\/a\.yaml: line \d+, column \d+: found .*, expected YAML/],
    ['a repeated key', 'clause: content.a\nclause: content.b', /Map keys must be unique/],
    [
      'an alias',
      'clause: &x content.a\nsays: *x',
      'the whole file: found an alias, expected everything written out',
    ],
    ['a list', '[]', 'the whole file: found [], expected object'],
    ['a missing key', 'clause: content.a', 'the whole file: found nothing there, expected the key says'],
    [
      'an unknown status',
      clauseFile('content.a', GET, 'status: maybe'),
      'status: found "maybe", expected one of documented, observed, assumed',
    ],
    [
      'an unknown key',
      scenario(`${GET}\nexpects: 1`),
      'scenarios[0]: found the key expects, expected only id, says',
    ],
    [
      'a bad clause id',
      clauseFile('content.A', GET),
      'clause: found "content.A", expected a text of the form',
    ],
    [
      'a request without a path',
      scenario('request: GET\nexpect: { status: 200 }'),
      'scenarios[0].request: found "GET"',
    ],
    ['an unknown caller', scenario(`${GET}\nas: admin`), 'scenarios[0].as: found "admin"'],
    [
      'a status that is none',
      scenario('request: GET /\nexpect: { status: 20 }'),
      'scenarios[0].expect.status: found 20',
    ],
    [
      'an observed clause without an observation',
      clauseFile('content.a', GET, 'status: observed'),
      'source: found ["content/some.statement"], expected the real program that was observed',
    ],
    [
      'an assumed clause without a reason',
      clauseFile('content.a', GET, 'status: assumed'),
      'why: found nothing',
    ],
    [
      'scenarios beside untestable',
      clauseFile('content.a', GET, 'status: documented\nuntestable: no'),
      'scenarios: found "scenarios and untestable", expected one of scenarios and untestable',
    ],
    [
      'a scenario of another clause',
      scenario(GET).replace('content.a.case', 'content.b.case'),
      'scenarios[0].id: found "content.b.case", expected an id that begins with content.a.',
    ],
    [
      'an unknown world',
      scenario(GET).replace('bakery', 'zoo'),
      'scenarios[0].world: found "zoo", expected one of bakery',
    ],
    [
      'no request',
      scenario('expect: { status: 200 }'),
      'scenarios[0].request: found nothing, expected one of request, graphql and agree',
    ],
    [
      'a request beside a query for both doors',
      scenario('request: GET /\nagree: { plural: breads }'),
      'scenarios[0].request: found "GET /", expected one of request, graphql and agree',
    ],
    [
      'a query for both doors of nothing',
      scenario('agree: { fields: [name] }'),
      'scenarios[0].agree: found {}, expected plural for a list; plural, singular and id for one entry',
    ],
    [
      'a list with an id',
      scenario('agree: { plural: breads, id: "1" }'),
      'scenarios[0].agree: found {"plural":"breads","id":"1"}, expected plural for a list',
    ],
    [
      'one entry that is sorted',
      scenario('agree: { plural: breads, singular: bread, id: "1", sort: [name] }'),
      'scenarios[0].agree.sort: found ["name"], expected no such key: only lists have it',
    ],
    [
      'one entry in a locale',
      scenario('agree: { plural: breads, singular: bread, id: "1", locale: fr }'),
      'scenarios[0].agree.locale: found "fr", expected no such key',
    ],
    [
      'both doors of the platform',
      scenario('agree: { plural: breads }').replaceAll('content.a', 'platform.a'),
      'scenarios[0].agree: found "platform.a", expected a clause of the content service',
    ],
    [
      'a status for both doors',
      scenario('agree: { plural: breads }\nexpect: { status: 200, both: { refused: x } }'),
      'scenarios[0].expect: found the key status, expected only both',
    ],
    [
      'what both doors find where one is asked',
      scenario('request: GET /\nexpect: { status: 200, both: { refused: x } }'),
      'scenarios[0].expect: found the key both, expected only status',
    ],
    [
      'a path of both doors that cannot be read',
      scenario('agree: { plural: breads }\nexpect: { both: { "entries[x]": 1 } }'),
      'scenarios[0].expect.both["entries[x]"]: found "entries[x]"',
    ],
    [
      'an entry of a type without a natural key in a query for both doors',
      scenario('agree: { plural: breads, filters: { id: { $eq: "<cakes:x>" } } }'),
      'found "<cakes:…>", expected a type of keys.json',
    ],
    [
      'no expectation',
      scenario('request: GET /'),
      'scenarios[0].expect: found nothing, expected one of expect',
    ],
    [
      'steps beside a request',
      scenario(`${GET}\nsteps: [{ request: GET /, expect: { status: 200 } }]`),
      'scenarios[0].steps: found "steps and a request", expected one of the two',
    ],
    [
      'a step without an expectation',
      scenario('steps: [{ request: GET / }]'),
      'scenarios[0].steps[0].expect: found nothing',
    ],
    [
      'a type without a natural key',
      scenario('request: GET /api/cakes/<cakes:x>\nexpect: { status: 200 }'),
      'found "<cakes:…>", expected a type of keys.json: breads,users',
    ],
    [
      'a path that cannot be read',
      scenario('request: GET /\nexpect: { status: 200, body: { "data[x]": 1 } }'),
      'scenarios[0].expect.body["data[x]"]: found "data[x]", expected a path such as data[*].id',
    ],
    [
      'an unknown matcher',
      scenario('request: GET /\nexpect: { status: 200, body: { $: { a: [{ $unorderd: [] }] } } }'),
      'found "$unorderd", expected one of $unordered',
    ],
    [
      'a matcher with an operand that it cannot use',
      scenario('request: GET /\nexpect: { status: 200, body: { a: { $matches: "(" } } }'),
      'expect.body["a"].$matches: found "(", expected a regular expression',
    ],
    [
      'a saved name that is a matcher',
      scenario('steps: [{ request: GET /, expect: { status: 200 }, save: { id: data.id } }]'),
      'steps[0].save.id: found "id", expected another name: <id> is a matcher',
    ],
  ]
  test.each(rows)('%s', (_, file, message) => {
    expect(() => loadSuite(specsDirectory({ 'content/a.yaml': file }))).toThrow(message)
  })

  test('an id that stands twice', () => {
    const specs = specsDirectory({
      'content/a.yaml': clauseFile('content.a', GET),
      'content/b.yaml': clauseFile('content.a', GET),
    })
    expect(() => loadSuite(specs)).toThrow('content/b.yaml: id: found content.a, expected a unique id;')
  })

  test('every bad file, not only the first', () => {
    const specs = specsDirectory({ 'content/a.yaml': '[]', 'platform/b.yaml': '[]' })
    expect(() => loadSuite(specs)).toThrow(/content\/a\.yaml[\s\S]*platform\/b\.yaml/)
  })
})
