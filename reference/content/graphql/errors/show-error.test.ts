import { GraphQLError, Source } from 'graphql'
import { describe, expect, it, test } from 'vitest'
import { ContentError } from '../../errors.ts'
import { errorRules, type Phase, showError } from './show-error.ts'

const SHOWING = { rules: errorRules, production: false }

function shown(originalError: Error | undefined, phase: Phase = 'execution') {
  const error = new GraphQLError(originalError?.message ?? 'wrong', { originalError: originalError ?? null })
  return showError(error, phase, SHOWING)
}

const INTERNAL = { message: 'Internal Server Error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }

describe('the code of an error', () => {
  it.each([
    ['ForbiddenError', 'FORBIDDEN'],
    ['UnauthorizedError', 'FORBIDDEN'],
    ['PolicyError', 'FORBIDDEN'],
    ['ValidationError', 'BAD_USER_INPUT'],
    ['YupValidationError', 'BAD_USER_INPUT'],
    ['NotFoundError', 'STRAPI_NOT_FOUND_ERROR'],
    ['ApplicationError', 'STRAPI_APPLICATION_ERROR'],
    ['PaginationError', 'STRAPI_PAGINATION_ERROR'],
  ])('%s is %s', (name, code) => {
    expect(shown(new ContentError(400, name, 'no', { why: 1 }))).toEqual({
      message: 'no',
      extensions: { error: { name, message: 'no', details: { why: 1 } }, code },
    })
  })
})

test.each([undefined, null])('an error whose details are %s has none', details => {
  const error = Object.assign(new Error('no'), { name: 'ApplicationError', details })
  expect(shown(error).extensions).toMatchObject({ error: { name: 'ApplicationError', details: {} } })
})

test.each([
  ['with what it says besides', { extensions: { a: 1 } }, false],
  ['with data and what it says besides', { extensions: { a: 1 }, host: '10.0.0.1' }, true],
  ['with data', { host: '10.0.0.1', port: 1 }, true],
])('an error %s is shown, or hidden', (_says, members, isHidden) => {
  const { message } = shown(Object.assign(new Error('no connection'), members))
  expect(message).toBe(isHidden ? INTERNAL.message : 'no connection')
})

test('an error has its place in the document and in the answer, where it has any', () => {
  const nowhere = new GraphQLError('no')
  expect(Object.keys(showError(nowhere, 'validation', SHOWING))).toEqual(['message', 'extensions'])
  const source = new Source('{ a }')
  const somewhere = new GraphQLError('no', { source, positions: [2], path: ['a', 0] })
  expect(showError(somewhere, 'validation', SHOWING)).toEqual({
    message: 'no',
    locations: [{ line: 1, column: 3 }],
    path: ['a', 0],
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })
})

describe('what nobody said that callers may see', () => {
  it('an error inside of the service is hidden', () => {
    expect(shown(new ContentError(500, 'InternalServerError', 'at line 5'))).toEqual(INTERNAL)
  })

  it('so is an error that carries data of its own', () => {
    expect(shown(Object.assign(new Error('no connection'), { host: '10.0.0.1' }))).toEqual(INTERNAL)
  })

  it('no error shows where it was thrown', () => {
    const { extensions } = shown(new TypeError('x is not a function'))
    expect(extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' })
  })
})

it('an error may bring a code and extensions of its own', () => {
  const given = new GraphQLError('no', { extensions: { code: 'TEAPOT', cups: 2 } })
  expect(shown(given)).toMatchObject({ message: 'no' })
  const error = new GraphQLError('no', { extensions: { code: 'TEAPOT', cups: 2 } })
  expect(showError(error, 'execution', SHOWING).extensions).toEqual({ code: 'TEAPOT', cups: 2 })
})

it('a broken invariant is our own fault, and is not shown to callers', () => {
  expect(() => shown(new Error('invariant: broken'))).toThrow('invariant: broken')
})
