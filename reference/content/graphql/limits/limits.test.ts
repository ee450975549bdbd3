import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { Budget, requestCost } from './budget.ts'
import { depthLimit, type FieldDepth, fieldDepth } from './depth-limit.ts'
import { type FieldLimit, fieldLimit, limitFields } from './field-limit.ts'
import { checkVariables } from './variable-limit.ts'

const schema = buildSchema('type Query { a: Query  b: Int } type Mutation { a: Query }')

describe('how deep an operation nests', () => {
  const rows: readonly (readonly [document: string, limit: number, named: readonly string[]])[] = [
    ['{ b }', 0, []],
    ['{ a { b } }', 0, ["''"]],
    ['{ a { b } }', 1, []],
    ['query One { a { a { b } } }', 1, ["'One'"]],
    ['{ a { a { b } b } }', 1, ["''"]],
    ['{ a { b } } mutation Two { a { a { b } } }', 1, ["'Two'"]],
    ['{ ... { a { ... { b } } } }', 1, []],
    ['{ ... { a { ... { b } } } }', 0, ["''"]],
    ['{ a { ...F } } fragment F on Query { a { b } }', 2, []],
    ['{ a { ...F ...F } } fragment F on Query { a { b } }', 1, ["''"]],
    ['{ a { ...F } ...F } fragment F on Query { a { b } }', 1, ["''"]],
    ['{ a { ...F } a { ...F } } fragment F on Query { a { b } }', 1, ["''"]],
    ['{ b } fragment F on Query { a { a { b } } }', 1, []],
    ['{ ...None }', 0, []],
    ['{ ...F } fragment F on Query { ...F b }', 0, []],
    ['{ __schema { types { fields { name } } } a { __typename } }', 1, []],
  ]
  test.each(rows)('%s, at most %i: %j', (document, limit, named) => {
    const errors = validate(schema, parse(document), [depthLimit(limit, fieldDepth)])
    expect(errors.map(({ message }) => message)).toEqual(
      named.map(name => `${name} exceeds maximum operation depth of ${limit}`),
    )
  })
})

describe('what a rule does not look at', () => {
  test.each<readonly [document: string, rule: Partial<FieldDepth>]>([
    ['{ ... { a { b } } }', { follows: fragment => fragment !== 'inline' }],
    ['{ ...F } fragment F on Query { a { b } }', { follows: fragment => fragment !== 'named' }],
    ['mutation { a { b } }', { bounds: operation => operation === 'query' }],
    ['{ a { b } }', { countsInside: field => field !== 'a' }],
  ])('%s nests as deep as it likes', (document, rule) => {
    const validated = (it: FieldDepth) => validate(schema, parse(document), [depthLimit(0, it)])
    expect(validated({ ...fieldDepth, ...rule })).toEqual([])
    expect(validated(fieldDepth)).toHaveLength(1)
  })
})

describe('how many fields an operation asks for', () => {
  const three: FieldLimit = { ...fieldLimit, most: 3, mostOfSchema: 2 }
  const ALL = ['The operation asks for more than 3 fields']
  const SCHEMA = ['The operation asks for more than 2 fields of the schema']
  const rows: readonly (readonly [document: string, errors: readonly string[]])[] = [
    ['{ b }', []],
    ['{ a { b } b }', []],
    ['{ a { b } b c: b }', ALL],
    ['{ a { a { a { b } } } }', ALL],
    ['{ b c: b } query Two { b c: b }', []],
    ['{ b } query Two { b c: b d: b e: b } query Three { b c: b d: b e: b }', [...ALL, ...ALL]],
    ['{ ... { b } ... { b c: b } }', []],
    ['{ ... { b c: b } ... { b c: b } }', ALL],
    ['{ ...F b } fragment F on Query { b c: b }', []],
    ['{ ...F ...F } fragment F on Query { b c: b }', ALL],
    ['{ ...F } fragment F on Query { b ...F }', []],
    ['{ ...None b }', []],
    ['{ __schema { description } }', []],
    ['{ __schema { description __typename } }', SCHEMA],
    ['{ __type(name: "a") { name kind } }', SCHEMA],
    ['{ ...F } fragment F on Query { __schema { description __typename } }', SCHEMA],
    ['{ a { __schema { description __typename } } }', ALL],
    ['{ __schema { description } b }', []],
  ]
  test.each(rows)('%s: %j', (document, messages) => {
    const errors = validate(schema, parse(document), [limitFields(three)])
    expect(errors.map(({ message }) => message)).toEqual(messages)
  })
})

test('of the schema itself 400 fields may be asked for, and no more', () => {
  const asking = (count: number) => {
    const aliases = Array.from({ length: count - 1 }, (_, index) => `a${index}: description`)
    return validate(schema, parse(`{ __schema { ${aliases.join(' ')} } }`), [limitFields(fieldLimit)])
  }
  expect(asking(400)).toEqual([])
  expect(asking(401).map(({ message }) => message)).toEqual([
    'The operation asks for more than 400 fields of the schema',
  ])
})

describe('what one request costs', () => {
  const most = { ...requestCost, values: 10, scanned: 20 }

  test('as many as there may be pass, and one more does not', () => {
    const budget = new Budget(most)
    budget.show(4)
    budget.show(6)
    budget.scan(20)
    expect(budget.isExceeded).toBe(false)
    expect(() => budget.show(1)).toThrow('The request asks for too much')
    expect(budget.isExceeded).toBe(true)
  })

  test('entries that are looked at count apart', () => {
    const budget = new Budget(most)
    expect(() => budget.scan(21)).toThrow('The request asks for too much')
    expect(budget.isExceeded).toBe(true)
  })

  test('what was tried and failed is taken back, and what succeeded is not', () => {
    const budget = new Budget(most)
    expect(budget.attempt(() => budget.show(5) ?? 'done')).toBe('done')
    const failing = () => {
      budget.scan(20)
      budget.show(6)
    }
    expect(() => budget.attempt(failing)).toThrow('too much')
    budget.scan(20)
    budget.show(5)
    expect(budget.isExceeded).toBe(false)
  })
})

test.each([
  [{}, true],
  [{ v: 1 }, true],
  [{ v: [[1]] }, true],
  [{ v: [{ a: 1 }], w: 1 }, true],
  [{ v: [[[1]]] }, false],
  [{ v: null, w: { a: { b: { c: null } } } }, false],
  [{ v: [[[]]] }, true],
])('variables of %j nest at most two deep: %j', (variables, passes) => {
  const error = checkVariables(variables, {
    clause: '',
    nesting: 2,
    exceeded: nesting => `more than ${nesting}`,
  })
  expect(error?.message ?? null).toBe(passes ? null : 'more than 2')
})
