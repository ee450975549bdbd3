import { describe, expect, test } from 'vitest'
import { listening } from './listening.ts'
import type { Unit } from './map-units.ts'

const CLAUSE = 'content.some.rule'
const broken = new Error('no such thing')

/** A unit that has these members besides its clause, what it is asked, and what was heard meanwhile. */
function hear<M extends object, A>(members: M, ask: (unit: M & Unit) => A) {
  const heard: { clause: string; made: unknown; given: readonly unknown[] }[] = []
  const listener = (clause: string, made: unknown, given: readonly unknown[]) =>
    void heard.push({ clause, made, given })
  const { unit } = listening({ unit: { clause: CLAUSE, ...members } }, listener)
  return { answer: ask(unit), heard, clauses: heard.map(({ clause }) => clause) }
}

type Row = readonly [what: string, member: string, made: unknown]

const DECIDES: readonly Row[] = [
  ['a value', 'read', { id: 1 }],
  ['a yes', 'matches', true],
  ['a no, where a no is a decision', 'matches', false],
  ['a zero', 'count', 0],
  ['an empty text', 'text', ''],
  ['a list', 'refusals', ['bad']],
  ['a yes to whether it is for something', 'fits', true],
  ['other words than it was given', 'up', 'Given'],
  ['nothing of a check, which has passed', 'check', undefined],
]

const DECIDES_NOT: readonly Row[] = [
  ['nothing', 'read', undefined],
  ['null', 'read', null],
  ['an empty list', 'refusals', []],
  ['a no to whether it is for something', 'fits', false],
  ['the words that it was given', 'up', 'given'],
  ['null of a check', 'check', null],
]

describe('a function of a unit', () => {
  test.each(DECIDES)('that gives %s has fired: %s', (_, member, made) => {
    const { answer, clauses } = hear({ [member]: (_: string) => made }, unit => unit[member]?.('given'))
    expect({ answer, clauses }).toEqual({ answer: made, clauses: [CLAUSE] })
  })

  test.each(DECIDES_NOT)('that gives %s has not: %s', (_, member, made) => {
    const { answer, clauses } = hear({ [member]: (_: string) => made }, unit => unit[member]?.('given'))
    expect({ answer, clauses }).toEqual({ answer: made, clauses: [] })
  })

  test('is told with what it made and what it was given', () => {
    const { heard } = hear({ add: (a: number, b: number) => a + b }, unit => unit.add(1, 2))
    expect(heard).toEqual([{ clause: CLAUSE, made: 3, given: [1, 2] }])
  })

  test('that throws has fired, and throws the same', () => {
    const { answer, heard } = hear({ read: () => thrown() }, unit => caught(() => unit.read()))
    expect(answer).toBe(broken)
    expect(heard).toEqual([{ clause: CLAUSE, made: broken, given: [] }])
  })

  test('that it made has fired when it gives something: rules of a schema are asked once and act later', () => {
    const { answer, heard } = hear({ compile: (n: number) => (m: number) => m > n || null }, unit =>
      unit.compile(1),
    )
    expect(heard).toMatchObject([{ clause: CLAUSE, given: [1] }])
    expect([answer(0), answer(2)]).toEqual([null, true])
    expect(heard.slice(1)).toEqual([{ clause: CLAUSE, made: true, given: [2] }])
  })

  test('that nobody calls has not fired', () => {
    expect(hear({ read: () => 1 }, unit => typeof unit.read)).toMatchObject({ answer: 'function', heard: [] })
  })

  test('sees its own unit', () => {
    const unit = {
      factor: 2,
      twice(given: number) {
        return given * this.factor
      },
    }
    expect(hear(unit, it => it.twice(21)).answer).toBe(42)
  })
})

describe('a promise of a unit', () => {
  test.each([
    ['of a value has fired when it is kept', Promise.resolve('value'), [CLAUSE]],
    ['of nothing has not', Promise.resolve(null), []],
  ])('%s', async (_, made, fired) => {
    const { answer, heard } = hear({ read: () => made }, unit => unit.read())
    expect(answer).toBe(made)
    expect(heard).toEqual([])
    await answer
    expect(heard.map(({ clause }) => clause)).toEqual(fired)
  })

  test('that is broken has fired, and is broken for whoever waits for it', async () => {
    const { answer, heard } = hear({ read: async () => thrown() }, unit => unit.read())
    await expect(answer).rejects.toBe(broken)
    expect(heard).toEqual([{ clause: CLAUSE, made: broken, given: [] }])
  })
})

describe('data of a unit', () => {
  const unit = { limit: 25, name: '$eq', path: '/posts/', none: null, empty: [], open: true }
  test.each<[string, keyof typeof unit, readonly string[]]>([
    ['decides when it is read', 'limit', [CLAUSE]],
    ['that finds the unit among others decides nothing: a name', 'name', []],
    ['that finds the unit among others decides nothing: a path', 'path', []],
    ['that is not there decides nothing: null', 'none', []],
    ['that is not there decides nothing: an empty list', 'empty', []],
  ])('%s', (_, member, fired) => {
    expect(hear(unit, it => it[member])).toMatchObject({ answer: unit[member], clauses: fired })
  })

  test('is a table to look things up in, too', () => {
    expect(hear({ rows: { a: 1 } }, it => it.rows.a)).toMatchObject({ answer: 1, clauses: [CLAUSE] })
  })
})

describe('groups and lists', () => {
  const units = {
    first: [
      { clause: 'a.one', read: () => 1 },
      { clause: 'a.two', read: () => null },
    ],
    deeper: { second: { clause: 'b', read: () => 2 } },
    settings: { word: 'platform' },
  }

  test('are listened to at any depth, and what is no unit stays as it is', () => {
    const heard: string[] = []
    const told = listening(units, clause => heard.push(clause))
    expect([...told.first, told.deeper.second].map(unit => unit.read())).toEqual([1, null, 2])
    expect(heard).toEqual(['a.one', 'b'])
    expect(told.settings).toBe(units.settings)
  })

  test('are found by their members as before', () => {
    const told = listening(units, () => {})
    expect(told.first.find(({ clause }) => clause === 'a.two')?.clause).toBe('a.two')
  })

  test('of the documentation tell nobody: what listens is a copy', () => {
    const heard: string[] = []
    listening(units, clause => heard.push(clause))
    units.first.map(unit => unit.read())
    expect(heard).toEqual([])
  })
})

describe('a change that is undone', () => {
  const old = { clause: 'old.rule', read: () => 'as it was' }
  const kept = { clause: 'kept.rule', read: () => 'as ever' }
  const change = { clause: 'the.change', undo: ({ rules }: Rules): Rules => ({ rules: [...rules, old] }) }
  interface Rules {
    readonly rules: readonly (typeof old)[]
  }

  test('has fired when what it restores decides something, and not before', () => {
    const heard: string[] = []
    const told = listening({ change, rules: [kept] }, clause => heard.push(clause))
    const [ever, was] = told.change.undo(told).rules
    expect(heard).toEqual([])
    expect(was?.read()).toBe('as it was')
    expect(heard).toEqual(['old.rule', 'the.change'])
    expect(ever?.read()).toBe('as ever')
    expect(heard).toEqual(['old.rule', 'the.change', 'kept.rule'])
  })
})

function thrown(): never {
  throw broken
}

function caught(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
