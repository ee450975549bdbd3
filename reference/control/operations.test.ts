import { expect, test } from 'vitest'
import type { ServiceRequest } from '../http/message.ts'
import { type Controls, control, isControl } from './control-plane.ts'

/** What the control plane answers, and what it did to the reference. */
async function asked(line: string, body?: string) {
  const did: unknown[] = []
  const controls: Controls = {
    reset: () => did.push('reset'),
    loadWorld: async directory => {
      did.push(directory)
    },
    quirks: () => ['a.b'],
    setQuirks: ids => did.push(ids),
    setClock: ms => did.push(ms),
    mail: () => [{ to: 'a@b.example' }],
    isFirstWorld: () => true,
    further: { 'GET broken': () => Promise.reject(new Error('no more')) },
  }
  const [method = '', name = ''] = line.split(' ')
  const request: ServiceRequest = {
    method,
    target: `/__assayer/${name}`,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : new TextEncoder().encode(body),
  }
  const answer = await control(request, controls, null)
  return { status: answer.status, json: JSON.parse(String(answer.body)), did }
}

test.each<[line: string, body: string | undefined, json: unknown, did: readonly unknown[]]>([
  ['POST reset', undefined, { reset: true }, ['reset']],
  ['POST reset', '', { reset: true }, ['reset']],
  ['POST reset?now=1', '[]', { reset: true }, ['reset']],
  ['POST world', '{"directory":"w"}', { world: 'w' }, ['w']],
  ['POST world', '{"directory":null}', { world: null }, [null]],
  ['GET world', undefined, { isFirst: true }, []],
  ['GET quirks', undefined, { quirks: ['a.b'] }, []],
  ['PUT quirks', '{"quirks":["c","d"]}', { quirks: ['a.b'] }, [['c', 'd']]],
  ['PUT quirks', '{"quirks":[]}', { quirks: ['a.b'] }, [[]]],
  ['GET mail', undefined, { mail: [{ to: 'a@b.example' }] }, []],
  ['PUT clock', '{"now":"2024-01-01T01:00+01:00"}', { now: '2024-01-01T00:00:00.000Z' }, [1_704_067_200_000]],
])('%s %s is done', async (line, body, json, did) => {
  expect(await asked(line, body)).toEqual({ status: 200, json, did })
})

const EXPECTED_WORLD =
  'expected {"directory": "<path of a world>"}, or null for the world that it was started with'

test.each<[line: string, body: string | undefined, error: string]>([
  ['POST world', undefined, EXPECTED_WORLD],
  ['POST world', '{"directory":1}', EXPECTED_WORLD],
  ['POST world', '5', 'expected a JSON object'],
  ['POST world', 'null', 'expected a JSON object'],
  ['PUT quirks', '{}', 'expected {"quirks": ["<quirk id>", …]}'],
  ['PUT quirks', '{"quirks":"c"}', 'expected {"quirks": ["<quirk id>", …]}'],
  ['PUT quirks', '{"quirks":["c",1]}', 'expected {"quirks": ["<quirk id>", …]}'],
  ['PUT clock', '{"now":"soon"}', 'expected {"now": "<ISO 8601 date and time>"}'],
  ['PUT clock', '{"now":5}', 'expected {"now": "<ISO 8601 date and time>"}'],
  ['GET broken', undefined, 'no more'],
])('%s %s is refused with what was expected', async (line, body, error) => {
  expect(await asked(line, body)).toEqual({ status: 400, json: { error }, did: [] })
})

test.each([
  ['/__assayer/reset', true],
  ['/__assayer/', true],
  ['/__assayer', false],
  ['/api/__assayer/', false],
])('%s is for the control plane: %s', (target, isSo) => {
  expect(isControl({ method: 'GET', target, headers: {}, body: null })).toBe(isSo)
})
