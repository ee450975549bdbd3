import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publishedBundles } from '../preview/published-bundles.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { recordingsIn, recordingsText } from './make-recordings.ts'
import { type Recordings, readRecordings, recordingsBehind } from './recordings.ts'

test('reports/recordings.json says what the published bundles hold: npm run conformance:real writes both', async () => {
  expect(readFileSync('reports/recordings.json', 'utf8')).toBe(
    recordingsText(await recordingsIn('reports', 'specs')),
  )
})

test('each recording that a clause of the suite names is in the bundle that it names, with an answer', async () => {
  const bundles = await publishedBundles('reports')
  const answered = new Set(
    bundles.flatMap(({ program, files }) =>
      files['recording.ndjson']
        .split('\n')
        .filter(line => line.startsWith('{"scenario":') && line.includes('"answer":'))
        .map(line => `${program} ${JSON.parse(line).scenario}`),
    ),
  )
  const recordings = readRecordings()
  const named = loadSuite('specs').clauses.flatMap(clause =>
    recordingsBehind(clause, recordings).flatMap(({ program, confirms, contradicts }) =>
      [...confirms, ...contradicts].map(id => `${program} ${id}`),
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(it => !answered.has(it))).toEqual([])
})

describe('the recordings behind a clause', () => {
  const heard = { confirms: ['a', 'gone'], contradicts: ['b'] }
  const recordings: Recordings = {
    ...{ format: 'assayer-recordings', version: 1 },
    programs: {
      'strapi-4.26.2-sqlite': { bundle: 'sha256:1', date: '2026-11-23', clauses: { 'content.a': heard } },
    },
  }
  const [some] = loadSuite('specs', ['content']).clauses.flatMap(({ scenarios }) => scenarios)
  const scenarios = ['content.a.a', 'content.a.b', 'content.a.new'].flatMap(id =>
    some ? { ...some, id } : [],
  )

  test('are told scenario by scenario, as far as the clause has them still', () => {
    const clause = { id: 'content.a', status: 'observed' as const, scenarios }
    expect(recordingsBehind(clause, recordings)).toEqual([
      {
        program: 'strapi-4.26.2-sqlite',
        file: 'reports/strapi-4.26.2-sqlite/bundle.tgz',
        digest: 'sha256:1',
        date: '2026-11-23',
        confirms: ['content.a.a'],
        contradicts: ['content.a.b'],
      },
    ])
  })

  test.each([
    ['that was not recorded', { id: 'content.b', status: 'observed' as const, scenarios }],
    ['that is documented', { id: 'content.a', status: 'documented' as const, scenarios }],
    ['of which no scenario is left', { id: 'content.a', status: 'observed' as const, scenarios: [] }],
  ])('are none of a clause %s', (_, clause) => {
    expect(recordingsBehind(clause, recordings)).toEqual([])
  })
})
