import { describe, expect, it } from 'vitest'
import { ContentError } from '../errors.ts'
import { createCrossOriginDoor, crossOrigin, type Origins } from './cross-origin.ts'
import { errorResponse, settle } from './error-response.ts'

const ORIGIN = 'https://a.test'
const ANSWER = { status: 200, headers: { 'content-type': 'text/plain' }, body: 'x' }
const ASKS = 'access-control-request-method'

function ask(origins: Origins, method: string, headers: Record<string, string>, isLate = false) {
  const door = createCrossOriginDoor(crossOrigin, origins)
  const request = { method, target: '/api/books', headers, body: null }
  return door(request, () => (isLate ? Promise.resolve(ANSWER) : ANSWER))
}

describe('a page of another origin', () => {
  it.each<[fact: string, origins: Origins, origin: string | undefined, told: string | undefined]>([
    ['may read where all may', '*', ORIGIN, ORIGIN],
    ['may read where it is named', ['https://b.test', ORIGIN], ORIGIN, ORIGIN],
    ['may not where others are', ['https://b.test'], ORIGIN, undefined],
    ['is none without the header', '*', undefined, undefined],
  ])('%s', async (_fact, origins, origin, told) => {
    for (const isLate of [false, true]) {
      const { status, headers, body } = await ask(origins, 'GET', origin ? { origin } : {}, isLate)
      expect([status, body, headers['content-type'], headers.vary]).toEqual([
        200,
        'x',
        'text/plain',
        'Origin',
      ])
      expect(headers['access-control-allow-origin']).toBe(told)
      expect(headers['access-control-allow-credentials']).toBe(told && 'true')
      expect(headers).not.toHaveProperty('access-control-max-age')
    }
  })

  it.each<[fact: string, method: string, headers: Record<string, string>, status: number]>([
    ['asks first', 'OPTIONS', { origin: ORIGIN, [ASKS]: 'PUT' }, 204],
    ['asks for methods', 'OPTIONS', { origin: ORIGIN }, 200],
    ['is none without an origin', 'OPTIONS', { [ASKS]: 'PUT' }, 200],
    ['does not ask by another method', 'GET', { origin: ORIGIN, [ASKS]: 'PUT' }, 200],
  ])('%s', async (_fact, method, headers, status) => {
    expect(await ask('*', method, headers)).toMatchObject({ status })
  })

  it('is told what it may send where it may read, and nothing where it may not', async () => {
    const headers = { origin: ORIGIN, [ASKS]: 'PUT' }
    const allowed = await ask('*', 'OPTIONS', headers)
    expect(allowed).toEqual({
      status: 204,
      headers: { vary: 'Origin', ...crossOrigin.headersFor(ORIGIN), ...crossOrigin.preflight },
      body: null,
    })
    expect(await ask([], 'OPTIONS', headers)).toEqual({
      status: 204,
      headers: { vary: 'Origin' },
      body: null,
    })
  })
})

describe('an error', () => {
  const refusal = new ContentError(400, 'ValidationError', 'no')

  it('that is a refusal has the form of one, with details unless it has none', () => {
    const error = { status: 400, name: 'ValidationError', message: 'no' }
    const bodyOf = (it: unknown) => JSON.parse(String(errorResponse(it).body))
    expect(bodyOf(refusal)).toEqual({ data: null, error: { ...error, details: {} } })
    expect(bodyOf(new ContentError(400, 'ValidationError', 'no', null))).toEqual({ data: null, error })
  })

  it('that is none goes on, at once or later', async () => {
    expect(() => errorResponse(new TypeError('ours'))).toThrow('ours')
    expect(() =>
      settle(() => {
        throw new TypeError('ours')
      }),
    ).toThrow('ours')
    await expect(settle(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  })

  it('is answered whether it comes at once or later', async () => {
    const now = settle(() => {
      throw refusal
    })
    expect([now, await settle(() => Promise.reject(refusal))]).toMatchObject([
      { status: 400 },
      { status: 400 },
    ])
    expect(settle(() => ANSWER)).toBe(ANSWER)
  })
})
