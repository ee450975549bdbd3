import { describe, expect, test } from 'vitest'
import type { Client } from '../client/client.ts'
import { LIBRARY_FILES } from '../fuzz/library-world.fixture.ts'
import { mayWrite } from '../safety/may-write.ts'
import { type OracleWorld, worldOfFiles } from '../targets/oracle.ts'
import { type AuditingOptions, auditReference } from './audit.fixture.ts'
import type { Audited } from './audit.ts'

const files = new Map(Object.entries(LIBRARY_FILES))

async function library(): Promise<OracleWorld> {
  const read = await worldOfFiles('library', files)
  if (!('world' in read)) throw new Error('invariant: the library is a world')
  return read.world
}

async function audited(quirk: string | null, options: AuditingOptions = {}): Promise<Audited> {
  const quirks = quirk === null ? [] : [quirk]
  return auditReference(await library(), { quirks }, { requests: 250, isLifted: false, ...options })
}

describe('the reference', () => {
  test('breaks nothing, and every list is seen', async () => {
    const { findings, moved, lists, relations } = await audited(null)
    expect([...findings, ...moved]).toEqual([])
    expect(lists.map(({ plural, unseen }) => [plural, unseen])).toEqual([
      ['authors', null],
      ['books', null],
    ])
    expect([...relations.values()].every(({ held }) => held > 0)).toBe(true)
  })
})

/** Wrong servers, with the one clause that an audit finds broken there, whatever else it has a say in. */
const NOTICED: readonly (readonly [quirk: string, clause: string])[] = [
  ['content.filters.lt.or-equal', 'content.filters.lt'],
  ['content.filters.eqi.minds-case', 'content.filters.eqi'],
  ['content.sort.desc.ignored', 'content.sort.desc'],
  ['content.pagination.start.one-later', 'content.pagination.start'],
  ['content.publication.default.preview', 'content.publication.default'],
]

describe('a wrong server', () => {
  test('is told of each question once', async () => {
    const { findings } = await audited('content.filters.lt.or-equal')
    const asked = findings.map(({ answers }) => answers.map(({ question }) => question.path).join())
    expect(new Set(asked).size).toBe(asked.length)
  })

  test.each(NOTICED)('%s breaks %s', async (quirk, clause) => {
    const { findings } = await audited(quirk)
    expect([...new Set(findings.map(it => it.clause))]).toEqual([clause])
    expect(findings.flatMap(it => it.others)).toEqual([])
  })
})

/** Shows one entry less the first time that it is asked something. */
function forgetfulOnce(part: string): (client: Client) => Client {
  let isFirst = true
  return client => ({
    ...client,
    send: async request => {
      const outcome = await client.send(request)
      if (outcome.kind !== 'answer' || !isFirst || !request.path.includes(part)) return outcome
      isFirst = false
      const json = Object(outcome.json)
      return { ...outcome, json: { ...json, data: json.data.slice(1) } }
    },
  })
}

test('what is right again when it is asked again has changed meanwhile', async () => {
  const { findings, moved } = await audited(null, { through: forgetfulOnce('[$notNull]=true') })
  expect(findings).toEqual([])
  expect(moved.length).toBeGreaterThan(0)
})

test('nothing is sent that may write, and no more than may be asked', async () => {
  const sent: Parameters<Client['send']>[0][] = []
  const through = (client: Client): Client => ({
    ...client,
    send: request => {
      sent.push(request)
      return client.send(request)
    },
  })
  const { asked } = await audited('content.filters.lt.or-equal', { through, requests: 40 })
  expect(sent.filter(mayWrite)).toEqual([])
  expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(sent.length).toBe(asked)
  expect(asked).toBeLessThanOrEqual(40)
})
