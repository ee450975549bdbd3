import { describe, expect, test } from 'vitest'
import type { ServiceRequest, ServiceResponse } from './http/message.ts'
import { type Bounds, RememberedAnswers } from './remembered-answers.ts'

const ASKED: ServiceRequest = { method: 'GET', target: '/a', headers: { accept: '*/*' }, body: null }

/** A memory before a server that counts how often it is asked; `during` is what happens while it answers. */
function setUp(
  during: (state: { writes: number; taken: number }) => void = () => {},
  body = 'answer',
  bounds: Bounds = { answers: 3, characters: 1_000 },
) {
  const state = { writes: 0, taken: 0 }
  const influences = { writes: () => state.writes, taken: () => state.taken }
  const memory = new RememberedAnswers(influences, bounds)
  let asked = 0
  const make = (): ServiceResponse => {
    asked++
    during(state)
    return { status: 200, headers: {}, body }
  }
  return {
    state,
    /** How often the server was asked for these requests. */
    asked: async (...requests: readonly ServiceRequest[]) => {
      const before = asked
      for (const request of requests) await memory.answer(request, make)
      return asked - before
    },
  }
}

const at = (target: string): ServiceRequest => ({ ...ASKED, target })

test('the same request is answered once', async () => {
  expect(await setUp().asked(ASKED, { ...ASKED }, ASKED)).toBe(1)
})

test.each<[string, ServiceRequest]>([
  ['method', { ...ASKED, method: 'HEAD' }],
  ['target', at('/b')],
  ['header', { ...ASKED, headers: { accept: 'text/html' } }],
  ['further header', { ...ASKED, headers: { accept: '*/*', origin: 'http://a.test' } }],
  ['body', { ...ASKED, body: new Uint8Array([1]) }],
  ['empty body', { ...ASKED, body: new Uint8Array() }],
  ['target with a line break', at('/a\n6 3 accept*/*')],
])('another %s is another request', async (_what, other) => {
  expect(await setUp().asked(ASKED, other, ASKED, other)).toBe(2)
})

test('two bodies that are no text are two requests', async () => {
  const bodies = [0x81, 0x8d, 0xff].map(byte => ({ ...ASKED, body: new Uint8Array([byte]) }))
  expect(await setUp().asked(...bodies, ...bodies)).toBe(3)
})

test('a write ends what was known', async () => {
  const { asked, state } = setUp()
  await asked(ASKED)
  state.writes++
  expect(await asked(ASKED, ASKED)).toBe(1)
})

test.each([
  ['a request of 8000 signs', at('x'.repeat(7_977)), '', { answers: 3, characters: 100_000 }],
  ['an answer of an eighth of all', at('/a'), 'x'.repeat(103), undefined],
])('%s is remembered, and one of a sign more is not', async (_what, request, body, bounds) => {
  expect(await setUp(() => {}, body, bounds).asked(request, request)).toBe(1)
  const more = bounds ? { ...request, target: `${request.target}x` } : request
  expect(await setUp(() => {}, bounds ? body : `${body}x`, bounds).asked(more, more)).toBe(2)
})

describe('is answered each time:', () => {
  test('what writes', async () => {
    expect(await setUp(state => state.writes++).asked(ASKED, ASKED)).toBe(2)
  })

  test('what takes the time or an id', async () => {
    expect(await setUp(state => state.taken++).asked(ASKED, ASKED)).toBe(2)
  })

  test('a request that is too long', async () => {
    expect(await setUp().asked(at('x'.repeat(9_000)), at('x'.repeat(9_000)))).toBe(2)
  })

  test('an answer that would leave no room for others', async () => {
    expect(await setUp(() => {}, 'x'.repeat(200)).asked(ASKED, ASKED)).toBe(2)
  })
})

test('what was not asked for the longest is forgotten first', async () => {
  const { asked } = setUp()
  await asked(at('/1'), at('/2'), at('/3'), at('/1'), at('/4'))
  expect(await asked(at('/1'), at('/3'), at('/4'))).toBe(0)
  expect(await asked(at('/2'))).toBe(1)
})
