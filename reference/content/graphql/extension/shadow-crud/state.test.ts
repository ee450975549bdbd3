import { describe, expect, test } from 'vitest'
import { graphqlUnits } from '../../units.ts'
import { type Functions, shadowCrudInterface } from './interface.ts'
import { ShadowCrud } from './state.ts'

const BOOKS = 'api::book.book'
type Asked = readonly [getter: string, argument?: unknown]

/** What an extension does with one content-type, and with the field `title` of it. */
type Code = (type: Functions, field: Functions) => unknown

function after(code: Code) {
  const shadowCRUD = shadowCrudInterface(new ShadowCrud(), graphqlUnits.shadowCrud)
  const fieldOf = (type: Functions, name: string) => {
    const field: unknown = type.field?.(name)
    return Object(field)
  }
  code(shadowCRUD(BOOKS), fieldOf(shadowCRUD(BOOKS), 'title'))
  return {
    type: shadowCRUD(BOOKS),
    other: shadowCRUD('api::author.author'),
    field: fieldOf(shadowCRUD(BOOKS), 'title'),
    otherField: fieldOf(shadowCRUD(BOOKS), 'slug'),
  }
}

const TYPE: readonly Asked[] = [
  ['isEnabled'],
  ['isDisabled'],
  ['areQueriesEnabled'],
  ['areQueriesDisabled'],
  ['areMutationsEnabled'],
  ['areMutationsDisabled'],
  ['isActionEnabled', 'find'],
  ['isActionDisabled', 'find'],
]
const FIELD = ['isEnabled', 'isDisabled', 'hasInputEnabled', 'hasOutputEnabled', 'hasFiltersEnabled']
const ON = [true, false, true, false, true, false, true, false]
const FIELD_ON = [true, false, true, true, true]

const answersOf = (functions: Functions, asked: readonly Asked[]) =>
  asked.map(([getter, argument]) => functions[getter]?.(argument))
const fieldAnswers = (functions: Functions) => FIELD.map(getter => functions[getter]?.())

describe('what a content-type is told to be', () => {
  const rows: readonly (readonly [says: string, code: Code, answers: readonly boolean[]])[] = [
    ['nothing', () => {}, ON],
    ['off', type => type.disable?.(), [false, true, false, true, false, true, true, false]],
    [
      'without queries',
      type => type.disableQueries?.(),
      [true, false, false, true, true, false, true, false],
    ],
    [
      'without mutations',
      type => type.disableMutations?.(),
      [true, false, true, false, false, true, true, false],
    ],
    ['without an action', type => type.disableAction?.('find'), [...ON.slice(0, 6), false, true]],
    ['without another action', type => type.disableAction?.('create'), ON],
    [
      'without several actions',
      type => type.disableActions?.(['create', 'find']),
      [...ON.slice(0, 6), false, true],
    ],
    ['without what is no list of actions', type => type.disableActions?.('find'), ON],
    [
      'without an action and then others',
      type => Object(type.disableAction?.('find')).disableActions?.(['create', 5]),
      [...ON.slice(0, 6), false, true],
    ],
  ]
  test.each(rows)('%s', (_says, code, answers) => {
    const { type, other, field } = after(code)
    expect(answersOf(type, TYPE)).toEqual(answers)
    expect(answersOf(other, TYPE)).toEqual(ON)
    expect(fieldAnswers(field)).toEqual(FIELD_ON)
  })

  test('an action is switched off once, however often that is said, and what is no name is none', () => {
    const state = new ShadowCrud()
    const type = shadowCrudInterface(state, graphqlUnits.shadowCrud)(BOOKS)
    type.disableAction?.('find')
    type.disableActions?.(['find', 5, 'create'])
    expect(state.type(BOOKS).disabledActions).toEqual(['find', 'create'])
    expect([state.isActionEnabled(BOOKS, 'find'), state.isActionEnabled(BOOKS, 'update')]).toEqual([
      false,
      true,
    ])
  })
})

describe('what a field is told to be', () => {
  const rows: readonly (readonly [says: string, code: Code, answers: readonly boolean[]])[] = [
    ['off', (_, field) => field.disable?.(), [false, true, false, false, false]],
    ['without output', (_, field) => field.disableOutput?.(), [true, false, true, false, true]],
    ['without input', (_, field) => field.disableInput?.(), [true, false, false, true, true]],
    ['without filters', (_, field) => field.disableFilters?.(), [true, false, true, true, false]],
    [
      'without output and filters',
      (_, field) => Object(field.disableOutput?.()).disableFilters(),
      [true, false, true, false, false],
    ],
  ]
  test.each(rows)('%s', (_says, code, answers) => {
    const { type, field, otherField } = after(code)
    expect(fieldAnswers(field)).toEqual(answers)
    expect(fieldAnswers(otherField)).toEqual(FIELD_ON)
    expect(answersOf(type, TYPE)).toEqual(ON)
  })
})
