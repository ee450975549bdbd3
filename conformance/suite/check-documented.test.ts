import { describe, expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'

const get = (path: string) => `request: GET ${path}\nexpect: { status: 200 }`

describe('a filter without an operator in a documented scenario', () => {
  test('is refused with what was found, what to write, where and why', () => {
    const specs = specsDirectory({
      'content/a.yaml': clauseFile('content.a', get('/api/breads?sort=name&filters[slug]=rye')),
    })
    expect(() => loadSuite(specs)).toThrow(
      'content/a.yaml: scenarios[0].request: found "filters[slug]=rye", expected filters[slug][$eq]=rye in ' +
        'content.a.case: the clause is documented, but a filter without an operator is only observed',
    )
  })

  const rows: [where: string, lines: string, message: string][] = [
    [
      'of a relation inside of a group',
      get('/api/breads?filters[$or][0][oven][slug]=a'),
      'expected filters[$or][0][oven][slug][$eq]=a in',
    ],
    ['turned round', get('/api/breads?filters[slug][$not]=a'), 'expected filters[slug][$not][$eq]=a in'],
    [
      'inside of populate',
      get('/api/breads?populate[ovens][filters][slug]=a'),
      'expected populate[ovens][filters][slug][$eq]=a in',
    ],
    ['with several values', get('/api/breads?filters[slug][1]=a'), 'expected filters[slug][$in][1]=a in'],
    ['without a value', get('/api/breads?filters[slug]'), 'expected filters[slug][$eq] in'],
    [
      'with encoded brackets',
      'request: { method: GET, path: "/?filters%5Bslug%5d=a" }\nexpect: { status: 200 }',
      'expected filters[slug][$eq]=a in',
    ],
    [
      'of both doors, in a sequence',
      'steps: [{ agree: { plural: breads, filters: { slug: rye } } }]',
      'scenarios[0].steps[0].agree: found "filters[slug]=rye", expected filters[slug][$eq]=rye in',
    ],
  ]
  test.each(rows)('%s', (_, lines, message) => {
    const specs = specsDirectory({ 'content/a.yaml': clauseFile('content.a', lines) })
    expect(() => loadSuite(specs)).toThrow(message)
  })
})

describe('is accepted', () => {
  const rows: [what: string, path: string, head: string][] = [
    ['an operator', '/api/breads?filters[slug][$contains]=a', 'status: documented'],
    ['an operator with items in a group', '/?filters[$or][0][slug][$in][]=a', 'status: documented'],
    ['an encoded operator', '/?filters%5Bslug%5D%5B%24eq%5D=a', 'status: documented'],
    ['a parameter of another name', '/?my-filters[slug]=a&filter=slug:a', 'status: documented'],
    [
      'no operator where it is no sentence that says so',
      '/?filters[slug]=a',
      'status: assumed\nwhy: a choice',
    ],
  ]
  test.each(rows)('%s', (_, path, head) => {
    const specs = specsDirectory({ 'content/a.yaml': clauseFile('content.a', get(path), head) })
    expect(loadSuite(specs).clauses).toHaveLength(1)
  })
})
