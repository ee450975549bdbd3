import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../client/outcome.ts'
import { NotSent } from '../../targets/target.ts'
import type { Sending } from '../twin.ts'
import type { InvalidQuery } from './invalid-query.ts'
import { openInvalidTwin } from './invalid-twin.ts'
import { openKeeper } from './keeper.ts'

const answer = (status: number, text: string): Outcome => ({
  ...{
    kind: 'answer',
    status,
    text,
    headers: {},
    json: undefined,
    size: text.length,
    isBroken: false,
    ms: 1,
  },
})
const silent = (reason: Extract<Outcome, { kind: 'no-answer' }>['reason']): Outcome => ({
  ...{ kind: 'no-answer', reason, says: reason, ms: 1 },
})

function answering(outcome: Outcome | Error): Sending {
  return {
    callers: { sign: async request => request },
    client: {
      send: async () => {
        if (outcome instanceof Error) throw outcome
        return outcome
      },
    },
  }
}

const query: InvalidQuery = {
  door: 'invalid',
  right: { door: 'rest', path: '/api/dishes', parameters: [{ at: ['sort'], value: 'open-sesame' }] },
  faults: [],
}
const privates = [
  { text: 'hush-hush', of: 'code of api::dish.dish' },
  { text: 'open-sesame', of: 'word of api::dish.dish' },
]

function twinOf(target: Outcome | Error, oracle: Outcome = answer(400, 'no')) {
  return openInvalidTwin({ target: answering(target), oracle: answering(oracle), as: 'public', privates })
}

describe('a request that is wrong', () => {
  test.each<[what: string, actual: Outcome, oracle: Outcome, place: string]>([
    ['may be refused', answer(404, 'no'), answer(400, 'no'), ''],
    ['may be taken', answer(200, '[]'), answer(400, 'no'), ''],
    ['crashes a server', answer(500, 'oh'), answer(400, 'no'), 'a crash'],
    ['may crash what plays a program that crashes', answer(500, 'oh'), answer(500, 'oh'), ''],
    ['is never answered', silent('headers-timeout'), answer(400, 'no'), 'no answer in time'],
    ['is answered for ever', silent('too-large'), answer(400, 'no'), 'an answer without end'],
    ['ends a connection', silent('broken-off'), answer(400, 'no'), 'an answer that breaks off'],
    ['comes to nobody', silent('unreachable'), answer(400, 'no'), 'no answer'],
    ['brings out what is private', answer(400, 'near hush-hush'), answer(400, 'no'), 'a leak'],
    ['is repeated', answer(400, 'no open-sesame'), answer(400, 'no'), ''],
    ['brings out what everybody is shown', answer(200, 'hush-hush'), answer(200, 'hush-hush'), ''],
  ])('%s', async (_, actual, oracle, place) => {
    expect((await twinOf(actual, oracle).ask(query)).place).toBe(place)
  })

  test('is repeated with what was put in for a name', async () => {
    const named = { at: ['key'], value: '<client-secret:front>' }
    const right = { door: 'rest' as const, path: '/api/dishes', parameters: [named] }
    const filled = answering(answer(400, 'no hush-hush'))
    const target: Sending = {
      ...filled,
      callers: { sign: async it => ({ ...it, path: it.path.replace(/=.*/, '=hush-hush') }) },
    }
    const twin = openInvalidTwin({ target, oracle: answering(answer(400, 'no')), as: 'public', privates })
    expect((await twin.ask({ ...query, right })).place).toBe('')
  })

  test('may say that it is not implemented', async () => {
    expect((await twinOf(answer(501, 'no')).ask(query)).place).toBe('')
  })

  test('is told of where it might write and nothing is put back', async () => {
    const twin = twinOf(new NotSent('it may write'))
    expect((await twin.ask(query)).difference).toBe(null)
    expect(twin.notes()).toEqual([expect.stringContaining('`reset`: 1')])
  })

  test('is told of where the answer tells of the code', async () => {
    const twin = twinOf(answer(400, '{"stack":"Error: x\\n    at parse (/srv/app/parse.js:3:14)"}'))
    await twin.ask(query)
    expect(twin.notes()).toEqual([expect.stringContaining('stack trace')])
  })
})

describe('a write that is wrong', () => {
  const request = { method: 'POST', path: '/platform/api/admin/tags/', headers: {}, body: { tags: [{}] } }
  const write: InvalidQuery = {
    door: 'invalid',
    right: { door: 'write', as: 'integration', request, known: new Map() },
    faults: [],
  }

  /** What comes of it at a target whose tags are these before and after. */
  async function written(
    outcomes: { readonly target: Outcome; readonly oracle: Outcome },
    lists: readonly object[][],
  ) {
    const putBack: string[] = []
    const reads = lists.values()
    const keeperOf = (name: string) =>
      openKeeper(
        { reset: async () => void putBack.push(name) },
        { plurals: new Set(['tags']), entriesOf: async () => reads.next().value ?? null },
      )
    const twin = openInvalidTwin({
      ...{ target: answering(outcomes.target), oracle: answering(outcomes.oracle), as: 'public', privates },
      keepers: { target: keeperOf('target'), oracle: keeperOf('oracle') },
    })
    const { place, difference } = await twin.ask(write)
    return { place, path: difference?.path, putBack }
  }

  const [before, after] = [[{ id: 1 }], [{ id: 1 }, { id: 2 }]]
  const no = answer(422, 'no')

  test('is refused, and has changed nothing', async () => {
    const found = await written({ target: no, oracle: no }, [before, before])
    expect(found).toEqual({ place: '', path: undefined, putBack: [] })
  })

  test('is refused, and was written all the same', async () => {
    const found = await written({ target: no, oracle: no }, [before, after])
    expect(found).toEqual({ place: 'half a write', path: 'entries of tags', putBack: ['target'] })
  })

  test('may have written only when somebody looked last', async () => {
    const seen = { id: 1, last_seen_at: '2024-01-01' }
    expect(await written({ target: no, oracle: no }, [before, [seen]])).toMatchObject({ place: '' })
  })

  test('is taken, and put back at both', async () => {
    const taken = answer(201, '{}')
    const found = await written({ target: taken, oracle: taken }, [before, after])
    expect(found).toEqual({ place: '', path: undefined, putBack: ['oracle', 'target'] })
  })

  test('crashes a server that had written some of it', async () => {
    const found = await written({ target: answer(500, 'oh'), oracle: no }, [before, after])
    expect(found).toMatchObject({ place: 'a crash', putBack: ['target'] })
  })
})
