import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compare } from '../compare/compare.ts'
import { matchers } from '../compare/matchers.ts'
import { parsePath, valueAt } from '../compare/path.ts'

/** What a body has at a path, what is expected there, and whether it fits. */
const ROWS: readonly (readonly [body: unknown, path: string, expected: unknown, fits: boolean])[] = [
  [{ a: 1 }, 'a', 1, true],
  [{ a: 1 }, 'a', true, false],
  [{ a: 1 }, 'a', '1', false],
  [{ a: null }, 'a', null, true],
  [{ a: null }, 'a', '<null>', true],
  [{ a: 0 }, 'a', '<null>', false],
  [{ a: 'é' }, 'a', 'é', true],
  [{ a: [1, 2] }, 'a', [1, 2], true],
  [{ a: [1, 2] }, 'a', [2, 1], false],
  [{ a: [1, 2] }, 'a', [1], false],
  [{ a: [1] }, 'a', [1, '<absent>'], true],
  [{ a: { b: 1 } }, 'a', { b: 1 }, true],
  [{ a: { b: 1, c: 2 } }, 'a', { b: 1 }, false],
  [{ a: { b: 1 } }, 'a', { b: 1, c: '<absent>' }, true],
  [{ a: [{ b: 1 }, { b: 2 }] }, 'a[*].b', [1, 2], true],
  [{ a: [{ b: [1] }, { b: [] }] }, 'a[*].b[*]', [[1], []], true],
  [{ a: [{ b: 1 }] }, 'a[0].b', 1, true],
  [{ 'odd.key': 1 }, '["odd.key"]', 1, true],
  [[1], '$', [1], true],
  [{ a: [{}, {}] }, 'a[*].b', '<absent>', true],
  [{ a: [] }, 'a[*].b', '<absent>', false],
  [{ a: [{}, { b: 1 }] }, 'a[*].b', '<absent>', false],
  [{}, 'a', '<absent>', true],
  [{}, 'a', '<any>', false],
  [{ a: null }, 'a', '<any>', true],
  [{ a: 7 }, 'a', '<id>', true],
  [{ a: 0 }, 'a', '<id>', false],
  [{ a: true }, 'a', '<id>', false],
  [{ a: '67a000000000000000000821' }, 'a', '<id>', true],
  [{ a: '7\n' }, 'a', '<id>', false],
  [{ a: '2024-02-12T09:30:00.000Z' }, 'a', '<time>', true],
  [{ a: '2024-13-12T09:30:00.000Z' }, 'a', '<time>', false],
  [{ a: '2024-02-12' }, 'a', '<time>', false],
  [{ a: '2024-02-12T09:30Z' }, 'a', '<time>', true],
  [{ a: '20240212T093000.000Z' }, 'a', '<time>', true],
  [{ a: '20240212T09:30Z' }, 'a', '<time>', false],
  [{ a: '2024-02-12T09:30:00,123456789+00' }, 'a', '<time>', true],
  [{ a: '2024-02-12T09:30:00+01:00' }, 'a', '<time>', false],
  [{ a: '2024-02-12T09:30Z' }, 'a', { $instant: '2024-02-12T09:30:00.000Z' }, true],
  [{ a: '2024-02-12T10:30:00.000+01:00' }, 'a', { $instant: '2024-02-12T09:30:00Z' }, true],
  [{ a: '20240212T083000.5-0100' }, 'a', { $instant: '2024-02-12T09:30:00.500Z' }, true],
  [{ a: '2024-02-12T09:30:00+01' }, 'a', { $instant: '2024-02-12T09:30:00Z' }, false],
  [{ a: 1707730200000 }, 'a', { $instant: '2024-02-12T09:30:00Z' }, false],
  [{ a: 'then' }, 'a', { $instant: '2024-02-12T09:30:00Z' }, false],
  [{ a: 'B3D0A1F2-0000-4000-8000-000000000000' }, 'a', '<uuid>', true],
  [{ a: 'b3d0' }, 'a', '<uuid>', false],
  [{ a: 'a.b.c' }, 'a', '<jwt>', true],
  [{ a: 'a.b' }, 'a', '<jwt>', false],
  [{ a: '' }, 'a', '<string>', true],
  [{ a: 1 }, 'a', '<string>', false],
  [{ a: 1 }, 'a', '<integer>', true],
  [{ a: 1.5 }, 'a', '<integer>', false],
  [{ a: true }, 'a', '<integer>', false],
  [{ a: 1.5 }, 'a', '<number>', true],
  [{ a: false }, 'a', '<number>', false],
  [{ a: false }, 'a', '<boolean>', true],
  [{ a: 0 }, 'a', '<boolean>', false],
  [{ a: {} }, 'a', '<object>', true],
  [{ a: [] }, 'a', '<object>', false],
  [{ a: [] }, 'a', '<array>', true],
  [{ a: {} }, 'a', '<array>', false],
  [{ a: [2, 1] }, 'a', { $unordered: [1, 2] }, true],
  [{ a: [2, 1, 1] }, 'a', { $unordered: [1, 2] }, false],
  [{ a: [1, 2] }, 'a', { $unordered: ['<integer>', 1] }, true],
  [{ a: [1, 1] }, 'a', { $unordered: [1, 2] }, false],
  [{ a: { b: 1, c: 2 } }, 'a', { $includes: { b: 1 } }, true],
  [{ a: { c: 2 } }, 'a', { $includes: { b: 1 } }, false],
  [{ a: [1, { b: 2 }] }, 'a', { $includes: [{ b: '<integer>' }] }, true],
  [{ a: [1] }, 'a', { $includes: [1, 1] }, false],
  [{ a: 'abc' }, 'a', { $matches: '^a.c' }, true],
  [{ a: 'ABC' }, 'a', { $matches: 'abc' }, false],
  [{ a: 1 }, 'a', { $matches: '1' }, false],
  [{ a: 2 }, 'a', { $oneOf: [1, 2] }, true],
  [{ a: 3 }, 'a', { $oneOf: [1, 2] }, false],
  [{ a: { c: 1, b: 1 } }, 'a', { $keys: ['b', 'c'] }, true],
  [{ a: { b: 1 } }, 'a', { $keys: ['b', 'c'] }, false],
  [{ a: '🍞' }, 'a', { $length: 2 }, true],
  [{ a: [1] }, 'a', { $length: 2 }, false],
  [{ a: { b: 1 } }, 'a', { $length: 1 }, false],
  [{ a: 1 }, 'a', { $not: 2 }, true],
  [{ a: [1] }, 'a', { $not: { $includes: [1] } }, false],
  [{}, 'a', { $not: '<absent>' }, false],
  [{ a: [1, 2] }, 'a', { $every: '<integer>' }, true],
  [{ a: [] }, 'a', { $every: '<integer>' }, false],
  [{ a: [1, 'x'] }, 'a', { $every: '<integer>' }, false],
]

const BRUNO = join(import.meta.dirname, 'bruno/assets')
const PYTEST = join(import.meta.dirname, 'pytest/assets')
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0

test('every matcher has a row that fits and one that does not', () => {
  const shown = ROWS.map(([, , expected, fits]) => `${fits} ${JSON.stringify(expected)}`)
  const has = (name: string, fits: boolean) =>
    shown.some(row => row.startsWith(String(fits)) && row.includes(`"${name}"`))
  expect(matchers.filter(({ name }) => !has(name, true) || !has(name, false)).map(it => it.name)).toEqual([])
})

describe('the comparison of the kit', () => {
  test.each(ROWS)('%j at %s, expected %j: %s', (body, path, expected, fits) => {
    expect(compare(expected, valueAt(body, parsePath(path)), path).length === 0).toBe(fits)
  })
})

describe('the comparison that goes with a Bruno collection', () => {
  const load = createRequire(import.meta.url)
  const own: { valueAt(body: unknown, path: string): unknown; fits(a: unknown, b: unknown): boolean } = load(
    join(BRUNO, 'comparison.cjs'),
  )
  test.each(ROWS)('%j at %s, expected %j: %s', (body, path, expected, fits) => {
    expect(own.fits(expected, own.valueAt(body, path))).toBe(fits)
  })
})

describe.skipIf(!HAS_PYTHON)('the comparison that goes with pytest modules', () => {
  const PROGRAM = `import json, sys
from comparison import fits, value_at
print(json.dumps([fits(expected, value_at(body, path)) for body, path, expected in json.load(sys.stdin)]))`

  test('each row', () => {
    const input = JSON.stringify(ROWS.map(([body, path, expected]) => [body, path, expected]))
    const { stdout, stderr } = spawnSync('python3', ['-B', '-c', PROGRAM], {
      ...{ input, cwd: PYTEST, encoding: 'utf8' },
    })
    expect(stderr).toBe('')
    const verdicts: unknown[] = JSON.parse(stdout)
    expect(ROWS.map((row, index) => [...row.slice(0, 3), verdicts[index]])).toEqual(ROWS)
  })

  test.each(['target.py', 'conftest.py', 'comparison.py'])('%s is Python', name => {
    const { status, stderr } = spawnSync(
      'python3',
      ['-c', `compile(open('${name}').read(), '${name}', 'exec')`],
      {
        ...{ cwd: PYTEST, encoding: 'utf8' },
      },
    )
    expect([status, stderr]).toEqual([0, ''])
  })
})
