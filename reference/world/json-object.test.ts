import { describe, expect, test } from 'vitest'
import { JsonObject } from './json-object.ts'
import { Place, Problems, WorldError, type WorldProblem } from './problems.ts'

/** What is wrong after `work` has looked at these fields, and what it read. */
function looked<R>(fields: unknown, work: (object: JsonObject | null) => R) {
  const problems = new Problems()
  const read = work(JsonObject.read(fields, Place.of('f.json', problems)))
  return { read, wrong: wrongIn(problems) }
}

function wrongIn(problems: Problems): readonly WorldProblem[] {
  try {
    problems.refuse('w')
    return []
  } catch (error) {
    if (error instanceof WorldError) return error.problems
    throw error
  }
}

const wrong = (path: string, found: string, expected: string) => [{ file: 'f.json', path, found, expected }]

type Reader = 'text' | 'boolean' | 'number' | 'integer' | 'texts' | 'list'

describe('a field is read by its kind', () => {
  test.each<[kind: Reader, value: unknown]>([
    ['text', 'a'],
    ['text', ''],
    ['boolean', false],
    ['boolean', true],
    ['number', -1.5],
    ['integer', 0],
    ['integer', 7],
    ['texts', []],
    ['texts', ['a', 'b']],
    ['list', [1, 'a']],
  ])('%s: %j', (kind, value) => {
    expect(looked({ a: value }, object => object?.[kind]('a'))).toEqual({ read: value, wrong: [] })
    expect(looked({}, object => object?.[kind]('a'))).toEqual({ read: undefined, wrong: [] })
  })

  test.each<[kind: Reader, value: unknown, expected: string]>([
    ['text', 1, 'text'],
    ['text', null, 'text'],
    ['boolean', 'true', 'true or false'],
    ['number', '1', 'a number'],
    ['integer', 1.5, 'a whole number of at least 0'],
    ['integer', -1, 'a whole number of at least 0'],
    ['integer', '1', 'a whole number of at least 0'],
    ['texts', 'a', 'a list of texts'],
    ['texts', ['a', 1], 'a list of texts'],
    ['list', { 0: 1 }, 'a list'],
  ])('%s: %j is none', (kind, value, expected) => {
    expect(looked({ a: value }, object => object?.[kind]('a'))).toEqual({
      read: undefined,
      wrong: wrong('a', JSON.stringify(value), expected),
    })
  })

  test.each([
    [3, []],
    [2, wrong('a', '2', 'a whole number of at least 3')],
  ])('a whole number may have to be larger: %i', (a, told) => {
    expect(looked({ a }, object => object?.integer('a', 3)).wrong).toEqual(told)
  })

  test('what every object has is no field', () => {
    const { read, wrong } = looked({}, object => [object?.has('toString'), object?.get('toString')])
    expect({ read, wrong }).toEqual({ read: [false, undefined], wrong: [] })
  })
})

describe('an object', () => {
  test.each([
    ['[]', []],
    ['null', null],
    ['"a"', 'a'],
    ['nothing', undefined],
  ])('%s is none', (found, value) => {
    expect(looked(value, object => object)).toEqual({ read: null, wrong: wrong('$', found, 'an object') })
  })

  test('in another has its place', () => {
    const { read, wrong: told } = looked({ a: { b: 1 } }, object => object?.object('a')?.text('b'))
    expect({ read, told }).toEqual({ read: undefined, told: wrong('a.b', '1', 'text') })
  })

  test.each([
    [{ a: [] }, wrong('a', '[]', 'an object')],
    [{}, []],
  ])('in another may be none: %j', (fields, told) => {
    expect(looked(fields, object => object?.object('a'))).toEqual({ read: undefined, wrong: told })
  })

  test.each([
    [{ a: 'x' }, 'x', []],
    [{}, undefined, wrong('a', 'nothing', 'text')],
    [{ a: 1 }, undefined, wrong('a', '1', 'text')],
  ])('may have to have a text: %j', (fields, read, told) => {
    expect(looked(fields, object => object?.requiredText('a'))).toEqual({ read, wrong: told })
  })

  test('has no keys but those that are known', () => {
    expect(looked({ name: 1, nmae: 2 }, object => object?.only(['name', 'kind'])).wrong).toEqual(
      wrong('nmae', 'the unknown key "nmae"', 'a known key; the nearest is name'),
    )
  })
})
