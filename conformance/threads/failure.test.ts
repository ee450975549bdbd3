import { expect, test } from 'vitest'
import { OracleFault } from '../targets/oracle-fault.ts'
import { UsageError } from '../usage-error.ts'
import { errorOf, failureOf } from './failure.ts'

function passedOn(error: unknown): Error {
  return errorOf(structuredClone(failureOf(error)))
}

test('a mistake of the caller is one in another thread, too', () => {
  const error = passedOn(new UsageError('--quirk a: there is none'))
  expect(error).toBeInstanceOf(UsageError)
  expect(error.message).toBe('--quirk a: there is none')
})

test('a fault of the reference is told with the request and the trace', () => {
  const cause = new TypeError('no unit')
  const error = passedOn(new OracleFault('at GET /api/breads', cause))
  expect(error).toBeInstanceOf(OracleFault)
  expect(error.message).toBe('this is a bug in the reference at GET /api/breads')
  expect(error.cause).toMatchObject({ stack: cause.stack })
})

test('any other error is ours, with its trace', () => {
  const error = new Error('invariant: broken')
  expect(passedOn(error)).toMatchObject({ message: error.message, stack: error.stack })
  expect(passedOn('thrown')).toMatchObject({ message: 'thrown' })
})
