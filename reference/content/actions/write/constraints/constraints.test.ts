import { describe, expect, test } from 'vitest'
import { ContentError } from '../../../errors.ts'
import { create } from '../../create.ts'
import { libraryContext, typeNamed } from '../../library-context.fixture.ts'
import { update } from '../../update.ts'

type Model = Readonly<Record<string, unknown>>

/** A library whose authors (and books, which may be drafts) have one more attribute, `it`. */
function library(it: Model) {
  const edits = ['author', 'book'].map(name => ({
    file: `models/src/api/${name}/content-types/${name}/schema.json`,
    at: ['attributes', 'it'],
    value: it,
  }))
  const context = libraryContext(...edits)
  return { context, authors: typeNamed('author', context), books: typeNamed('book', context) }
}

/** What a write comes to: the value that is stored, or what is wrong in words. */
function outcome(write: () => Readonly<Record<string, unknown>> | null): unknown {
  try {
    return write()?.it
  } catch (error) {
    if (error instanceof ContentError) return `refused: ${error.message}`
    throw error
  }
}

const refused = (message: string) => `refused: ${message}`

describe('a value of an attribute', () => {
  const short = { type: 'string', minLength: 2, maxLength: 4 }
  const whole = { type: 'integer', min: 1.5, max: 5.5 }
  const number = { type: 'decimal', min: 1.5, max: 5.5 }
  const uid = 'it must match the following: "/^[A-Za-z0-9-_.~]*$/"'
  const rows: readonly (readonly [it: Model, given: unknown, outcome: unknown])[] = [
    [short, 'a', refused('it must be at least 2 characters')],
    [short, 'ab', 'ab'],
    [short, 'abcd', 'abcd'],
    [short, 'abcde', refused('it must be at most 4 characters')],
    [short, null, null],
    [{ type: 'string', minLength: 0, maxLength: 0 }, 'ab', 'ab'],
    [{ type: 'string' }, '', ''],
    [{ type: 'email', minLength: 20 }, 'a@b.example', 'a@b.example'],
    [{ type: 'email', maxLength: 5 }, 'a@b.example', refused('it must be at most 5 characters')],
    [{ type: 'email' }, 'a', refused('it must be a valid email')],
    [{ type: 'email' }, '', refused('it cannot be empty')],
    [{ type: 'json', minLength: 2, maxLength: 2 }, [1], [1]],
    [{ type: 'json', minLength: 2, maxLength: 2 }, [1, 2, 3], [1, 2, 3]],
    [{ type: 'integer' }, 1.5, refused('it must be an integer')],
    [{ type: 'float' }, 1.5, 1.5],
    [whole, 0, refused('it must be greater than or equal to 1')],
    [whole, 1, 1],
    [whole, 5, 5],
    [whole, 6, refused('it must be less than or equal to 5')],
    [number, 1.4, refused('it must be greater than or equal to 1.5')],
    [number, 1.5, 1.5],
    [number, 5.5, 5.5],
    [number, 5.6, refused('it must be less than or equal to 5.5')],
    [{ type: 'biginteger', min: 3, max: 5 }, 2, refused('it must be greater than or equal to 3')],
    [{ type: 'biginteger', min: 3, max: 5 }, 6, refused('it must be less than or equal to 5')],
    [{ type: 'biginteger', min: 3, max: 5 }, '2', '2'],
    [{ type: 'biginteger', min: 3, max: 5 }, '6', '6'],
    [{ type: 'string', regex: '^[a-z]+$' }, 'A', refused('it must match the following: "/^[a-z]+$/"')],
    [{ type: 'string', regex: '^[a-z]+$' }, 'a', 'a'],
    [{ type: 'string', regex: '^[a-z]+$' }, '', ''],
    [
      { type: 'string', regex: '^[a-z]+$', required: true },
      '',
      refused('it must match the following: "/^[a-z]+$/"'),
    ],
    [{ type: 'json', regex: '^[a-z]+$' }, 5, 5],
    [{ type: 'uid' }, 'a b', refused(uid)],
    [{ type: 'uid' }, 'é', refused(uid)],
    [{ type: 'uid' }, 'Ab-_.~9', 'Ab-_.~9'],
    [{ type: 'string' }, 'a b', 'a b'],
  ]
  test.each(rows)('%j: %j is %j', (it, given, expected) => {
    const { context, authors } = library(it)
    expect(outcome(() => create(authors, { it: given }, context))).toEqual(expected)
  })
})

describe('in a draft', () => {
  const rows: readonly (readonly [it: Model, given: unknown, outcome: unknown])[] = [
    [{ type: 'string', minLength: 2 }, 'a', 'a'],
    [{ type: 'string', maxLength: 2 }, 'abc', refused('it must be at most 2 characters')],
    [{ type: 'string', required: true }, undefined, null],
    [{ type: 'string', required: true }, null, null],
  ]
  test.each(rows)('%j: %j is %j', (it, given, expected) => {
    const { context, books } = library(it)
    const draft = () => create(books, { title: 'Draft', it: given, publishedAt: null }, context)
    expect(outcome(draft)).toEqual(expected)
  })
})

describe('a required value', () => {
  const required = { type: 'date', required: true }
  test.each([undefined, null])('is not %j in a new entry', given => {
    const { context, authors } = library(required)
    expect(outcome(() => create(authors, { it: given }, context))).toBe(refused('it must be defined.'))
  })

  test.each<[given: unknown, outcome: string]>([
    [undefined, refused('it must be defined.')],
    [null, refused('it must be defined.')],
    [[], '0 linked'],
    [[1], '1 linked'],
  ])('of a relation is something in a new entry: %j', (given, expected) => {
    const { context, authors } = library({
      ...{ type: 'relation', relation: 'oneToMany', target: 'api::note.note', required: true },
    })
    const linked = outcome(() => create(authors, { it: given }, context))
    expect(Array.isArray(linked) ? `${linked.length} linked` : linked).toBe(expected)
  })

  test('may be left out of a change, and does not become null', () => {
    const { context, authors } = library(required)
    const { id } = create(authors, { it: '2024-01-01' }, context)
    expect(outcome(() => update(authors, id, {}, context))).toBe('2024-01-01')
    expect(outcome(() => update(authors, id, { it: null }, context))).toBe(refused('it cannot be null.'))
  })
})

describe('a unique value', () => {
  const TAKEN = refused('This attribute must be unique')
  const rows: readonly (readonly [it: Model, first: unknown, second: unknown, outcome: unknown])[] = [
    [{ type: 'string', unique: true }, 'a', 'a', TAKEN],
    [{ type: 'string', unique: true }, 'a', 'A', 'A'],
    [{ type: 'string', unique: true }, '', '', TAKEN],
    [{ type: 'string', unique: true }, null, null, null],
    [{ type: 'string', unique: false }, 'a', 'a', 'a'],
    [{ type: 'uid' }, 'a', 'a', TAKEN],
    [{ type: 'biginteger', unique: true }, '5', 5, TAKEN],
    [{ type: 'time', unique: true }, '10:00:00', '10:00:00.0', TAKEN],
    [{ type: 'time', unique: true }, '10:00:00', '25', refused('Invalid time format, expected HH:mm:ss.SSS')],
  ]
  test.each(rows)('%j: after %j, %j is %j', (it, first, second, expected) => {
    const { context, authors } = library(it)
    const { id } = create(authors, { it: first }, context)
    expect(outcome(() => create(authors, { it: second }, context))).toEqual(expected)
    // Its own value is nobody else's.
    expect(outcome(() => update(authors, id, { it: first }, context))).toEqual(
      context.store.table(authors.uid).get(id)?.it,
    )
  })
})
