import { parseAst } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import { instrument } from './instrument.ts'
import { gather, isOn, turnOn } from './switch.ts'

afterEach(() => turnOn(-1))

/** What a source makes of `given`, without a mutant and with each one on. */
function answers(expression: string, given: Readonly<Record<string, unknown>>) {
  const names = Object.keys(given)
  const { code, mutants } = instrument(
    `const f = (${names.join(', ')}) => ${expression}`,
    'f.ts',
    0,
    './switch.ts',
  )
  const body = `${code.replace(/^import[^;]*;/, '')}\nreturn f`
  const f: (...values: unknown[]) => unknown = new Function('__isMutantOn', body)(isOn)
  const ask = () => f(...Object.values(given))
  const usual = ask()
  const wrong = mutants.map(({ id, says }) => {
    turnOn(id)
    return [says, ask()] as const
  })
  return { usual, wrong: Object.fromEntries(wrong) }
}

describe('each mistake does what it says, and nothing else does', () => {
  test.each<
    [expression: string, given: Record<string, unknown>, usual: unknown, wrong: Record<string, unknown>]
  >([
    ['a < b', { a: 1, b: 1 }, false, { '< becomes <=': true, '< becomes >=': true }],
    ['a && b', { a: false, b: true }, false, { '&& becomes ||': true }],
    ['a ?? 5', { a: undefined }, 5, { '?? is left out': undefined, '5 becomes 6': 6 }],
    ['!a', { a: true }, false, { '! is left out': true }],
    ['a ? "yes" : "no"', { a: true }, 'yes', { 'is always so': 'yes', 'is never so': 'no' }],
    [
      '[3, 1].some(n => n > a)',
      { a: 2 },
      true,
      {
        '.some() becomes .every()': false,
        '> becomes >=': true,
        '> becomes <=': true,
        '3 becomes 4': true,
        '1 becomes 2': true,
      },
    ],
    ['a?.b.c()', { a: undefined }, undefined, {}],
    ['a + "!"', { a: 1 }, '1!', {}],
  ])('%s', (expression, given, usual, wrong) => {
    expect(answers(expression, given)).toEqual({ usual, wrong })
  })
})

test('a call of which nobody wants an answer may be forgotten', () => {
  expect(answers('{ const list = []; list.push(a); return list }', { a: 'x' })).toEqual({
    usual: ['x'],
    wrong: { 'is left out': [] },
  })
})

test.each([
  [true, 'so'],
  [false, 'not so'],
])('a call that may be forgotten has no say in the else behind it: %s', (a, said) => {
  const source = '{ const list = []; if (a) list.push("so"); else list.push("not so"); return list }'
  expect(answers(source, { a }).usual).toEqual([said])
})

describe('what is no value has no mistakes in it', () => {
  test.each([
    'type Size = 1 | 2',
    'import { one } from "./1.ts"',
    'export { one } from "./1.ts"',
    'const { a, b: [c] } = d',
    'const key = { 1: x }',
    'a.b = c',
    'interface A { readonly ok: true }',
  ])('%s', source => {
    expect(instrument(source, 'f.ts', 0, './switch.ts')).toEqual({ code: source, mutants: [] })
  })
})

test('a source says where each is, and can be parsed still', () => {
  const source = '// ä 😀\nexport const f = (n: number): boolean =>\n  (n as unknown as number) > 0\n'
  const { code, mutants } = instrument(source, 'reference/f.ts', 40, './switch.ts')
  expect(mutants.map(({ id, line, before }) => [id, line, before])).toEqual([
    [40, 3, '0'],
    [41, 3, '(n as unknown as number) > 0'],
    [42, 3, '(n as unknown as number) > 0'],
  ])
  expect(() => parseAst(code, { lang: 'ts' })).not.toThrow()
})

test('which ones are come across is gathered while somebody asks', () => {
  const met = new Set<number>()
  gather(met)
  answers('a > 0', { a: 1 })
  gather(null)
  answers('a < 0 && a > 1', { a: 1 })
  expect([...met].toSorted()).toEqual([0, 1, 2])
})
