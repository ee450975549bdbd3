import { describe, expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'

/** The first of three clauses; `unit` is a line of its file. */
function firstClause(unit: string) {
  const files = {
    'content/a.yaml': clauseFile('content.a', GET, `status: documented\n${unit}`),
    'content/b.yaml': clauseFile('content.b', GET),
    'content/c.yaml': clauseFile('content.c', GET),
    'content/d.yaml': clauseFile('content.d', GET, 'status: documented\nunit: none'),
  }
  return loadSuite(specsDirectory(files)).clauses[0]
}

describe('a clause', () => {
  test.each<[string, string, boolean, string[]]>([
    ['has a unit of its own unless it says otherwise', '', true, []],
    ['has none', 'unit: none', false, []],
    ['follows from another', 'unit: content.b', false, ['content.b']],
    ['follows from several', 'unit: [content.b, content.c]', false, ['content.b', 'content.c']],
  ])('%s', (_, unit, hasUnit, followsFrom) => {
    expect(firstClause(unit)).toMatchObject({ hasUnit, followsFrom })
  })

  test.each([
    ['a word', 'unit: some', 'unit: found "some", expected a text of the form ^(none|(content|platform)'],
    ['none in a list', 'unit: [none]', 'unit[0]: found "none", expected a text of the form'],
    ['an empty list', 'unit: []', 'unit: found []'],
    ['one twice', 'unit: [content.b, content.b]', 'unit: found ["content.b","content.b"]'],
    ['a clause that there is not', 'unit: content.nobody', 'unit: found "content.nobody", expected clauses'],
    ['itself', 'unit: content.a', 'unit: found "content.a", expected clauses that have a unit of their own'],
    ['one without a unit', 'unit: content.d', 'unit: found "content.d", expected clauses'],
  ])('cannot follow from %s', (_, unit, message) => {
    expect(() => firstClause(unit)).toThrow(message)
  })
})
