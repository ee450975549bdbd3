import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bakeryTarget, bundleOf, CONFIGURATION, mended, removeSpecs, smallSpecs } from './bundle.fixture.ts'
import { type Files, packBundle } from './pack.ts'
import {
  type Change,
  exchangesOf,
  inLines,
  inText,
  inValue,
  ofScenario,
  type Results,
  refusalOf,
  turn,
} from './tampering.fixture.ts'
import { unpackBundle } from './unpack.ts'
import { verifyBundle } from './verify.ts'

const specs = smallSpecs()
let files: Files

beforeAll(async () => {
  files = (await bundleOf(specs, bakeryTarget(), { ...CONFIGURATION, retries: 0 })).made.files
})
afterAll(() => removeSpecs(specs))

const verified = (changed: Files) =>
  refusalOf(() => verifyBundle(changed, { specs, signal: new AbortController().signal }))

test('what was published is verified, also after it was packed and unpacked', async () => {
  expect(await verified(await unpackBundle(await packBundle(files)))).toBeNull()
})

describe('is refused, whoever does not think of the digests:', () => {
  const rows: [what: string, change: Change, reason: RegExp][] = [
    [
      'a verdict that was turned',
      inValue('results.json', turn),
      /^results.json is not the file that the statement is about/,
    ],
    [
      'an answer that was edited',
      inText('recording.ndjson', 'Rye', 'Bun'),
      /^recording.ndjson is not the file that the statement is about/,
    ],
    [
      'another configuration',
      inValue('configuration.json', (value: { strict: boolean }) => {
        value.strict = true
      }),
      /^configuration.json is not the file that the statement is about/,
    ],
    [
      'a statement about another recording',
      inValue('statement.json', (value: { subject: { digest: { sha256: string } }[] }) => {
        for (const { digest } of value.subject) digest.sha256 = '0'.repeat(64)
      }),
      /^recording.ndjson is not the file that the statement is about: it has sha256:\w+, not sha256:0+$/,
    ],
    [
      'a statement without its subject',
      inValue('statement.json', (value: { subject: unknown[] }) => {
        value.subject = []
      }),
      /names recording.ndjson 0 times/,
    ],
  ]
  test.each(rows)('%s', async (_, change, reason) => {
    expect(await verified(change(files))).toMatch(reason)
  })
})

describe('is refused, even with digests that fit:', () => {
  const rows: [what: string, change: Change, reason: RegExp][] = [
    [
      'a verdict that was turned',
      inValue('results.json', turn),
      /^results.json says something else .*: content.wrong.case is fail, where it says pass$/,
    ],
    [
      'an answer that was edited so that it passes',
      exchangesOf('content.wrong.case', ([first]) => [
        { ...Object(first), answer: { ...Object(first).answer, status: 404 } },
      ]),
      /content.wrong.case is pass, where it says fail$/,
    ],
    [
      'an exchange that was left out',
      exchangesOf('content.write.case', ([first, , ...rest]) => [first, ...rest]),
      /^content.write.case: the recording does not have an answer to GET \/api\/breads\/22 at this point$/,
    ],
    [
      'an exchange that was added',
      exchangesOf('content.list.case', ([first, ...more]) => [first, ...more, first]),
      /^content.list.case: the recording has an answer to GET \/api\/breads, which a run does not ask for$/,
    ],
    [
      'exchanges that were swapped',
      exchangesOf('content.write.case', ([first, second, ...rest]) => [second, first, ...rest]),
      /^content.write.case: the recording does not have an answer to POST \/api\/breads at this point$/,
    ],
    [
      'a scenario that was left out',
      ofScenario('content.me.case', () => []),
      /^content.me.case: the recording does not have an answer to GET \/api\/me at this point$/,
    ],
    [
      'a scenario that nobody asks',
      ofScenario('content.write.case', line => [line, { ...line, scenario: 'content.writf.case' }]),
      /^the recording has content.writf.case 1 time more than a run asks it$/,
    ],
    [
      'a scenario that was recorded twice for one time',
      ofScenario('content.me.case', line => [line, line]),
      /^recording.ndjson: it has content.me.case twice for the time 1/,
    ],
    [
      'a time that a scenario was not asked',
      ofScenario('content.me.case', line => [line, { ...line, time: 2 }]),
      /^the recording has content.me.case 1 time more than a run asks it$/,
    ],
    [
      'scenarios in another order',
      inLines(([head, setting, ...rest]) => [head ?? {}, setting ?? {}, ...rest.toReversed()]),
      /^recording.ndjson: content.\w+.case (does not stand in its place|is asked for the time 2)/,
    ],
    [
      'an id that was not looked up',
      ofScenario('content.me.case', line => ({ ...line, ids: { 'breads:rye': 11 } })),
      /^content.me.case: the recording has the id of breads:rye, which a run does not ask for$/,
    ],
    [
      'an id of another entry',
      ofScenario('content.one.case', line => ({ ...line, ids: { 'breads:rye': 12 } })),
      /^content.one.case: the recording does not have an answer to GET \/api\/breads\/12 at this point$/,
    ],
    [
      'results of another target',
      inText('results.json', '"target": "the bakery"', '"target": "the other bakery"'),
      /target is "the bakery", where it says "the other bakery"$/,
    ],
    [
      'a recording of another target',
      inText('recording.ndjson', '"target":"the bakery"', '"target":"the other bakery"'),
      /target is "the other bakery", where it says "the bakery"$/,
    ],
    [
      'a scenario that is counted twice',
      inValue('results.json', ({ clauses: [first] }: Results) => {
        first?.scenarios.push(...first.scenarios)
      }),
      /: it counts a scenario twice$/,
    ],
    [
      'a scenario that is not counted',
      inValue('results.json', ({ clauses: [first] }: Results) => {
        first?.scenarios.pop()
      }),
      /: it lacks content.list.case, which is pass$/,
    ],
    [
      'a summary that counts otherwise',
      inText('results.json', '"fail": 1', '"fail": 0'),
      /: summary.verdicts.fail is 1, where it says 0$/,
    ],
    [
      'what is shown of an answer',
      inText('results.json', '"isJson": true', '"isJson": false'),
      /: what it shows of content.wrong.case is otherwise$/,
    ],
    [
      'a version that nobody told',
      inText('results.json', '"targetVersion": null', '"targetVersion": "4.26.2"'),
      /: targetVersion is null, where it says "4.26.2"$/,
    ],
    [
      'the digest of another suite',
      inText('results.json', /"suite": "sha256:\w+"/, `"suite": "sha256:${'1'.repeat(64)}"`),
      /^it was judged by another suite \(sha256:1+\) than the one here \(sha256:\w+\)$/,
    ],
    [
      'the digest of another world',
      inText('results.json', /"bakery": "sha256:\w+"/, `"bakery": "sha256:${'1'.repeat(64)}"`),
      /^the world bakery was another one \(sha256:1+\) than the one here/,
    ],
    [
      'the digest of requirements that were not asked for',
      inText('results.json', '"requirements": null', `"requirements": "sha256:${'1'.repeat(64)}"`),
      /: digests.requirements is null, where it says "sha256:1+"$/,
    ],
    [
      'another bar',
      inValue('configuration.json', (value: { strict: boolean }) => {
        value.strict = true
      }),
      /: digests.configuration is "sha256:\w+", where it says "sha256:\w+"$/,
    ],
    [
      'a selection that leaves out what fails',
      inValue('configuration.json', (value: { selection: object }) => {
        value.selection = { clauses: ['content.list'] }
      }),
      /^the recording has content.\w+.case 1 time more than a run asks it$/,
    ],
    [
      'a selection of what is not there',
      inValue('configuration.json', (value: { selection: object }) => {
        value.selection = { clauses: ['content.gone'] }
      }),
      /^configuration.json: There is no clause content.gone/,
    ],
    [
      'a configuration with an unknown member',
      inValue('configuration.json', (value: { lenient: boolean }) => {
        value.lenient = true
      }),
      /^configuration.json: the whole file: found the key lenient, expected only format/,
    ],
    [
      'a passed test that was added to the statement',
      inValue('statement.json', (value: { predicate: { passedTests: string[] } }) => {
        value.predicate.passedTests.push('content.wrong.case')
      }),
      /^statement.json: passedTests has "content.wrong.case", which does not belong there$/,
    ],
    [
      'a passed test that is listed twice',
      inValue('statement.json', (value: { predicate: { passedTests: string[] } }) => {
        value.predicate.passedTests.push('content.list.case')
      }),
      /^statement.json: passedTests has "content.list.case", which does not belong there$/,
    ],
    [
      'a failed test that the statement leaves out',
      inValue('statement.json', (value: { predicate: { failedTests: string[] } }) => {
        value.predicate.failedTests = []
      }),
      /^statement.json: failedTests lacks content.wrong.case$/,
    ],
    [
      'a statement with another result',
      inText('statement.json', '"result": "FAILED"', '"result": "PASSED"'),
      /^statement.json: the result is FAILED, where it says PASSED$/,
    ],
    [
      'another type of predicate',
      inText('statement.json', 'test-result/v0.1', 'test-result/v0.2'),
      /^statement.json: predicateType is "https:\/\/in-toto.io\/attestation\/test-result\/v0.2", where/,
    ],
    [
      'another type of statement',
      inText('statement.json', 'Statement/v1', 'Statement/v0.1'),
      /^statement.json: _type is "https:\/\/in-toto.io\/Statement\/v0.1", where/,
    ],
    [
      'a statement with an unknown member',
      inValue('statement.json', (value: { predicate: object }) => {
        Object.assign(value.predicate, { url: 'https://example.org/' })
      }),
      /^statement.json: predicate: it has the member url, which nobody knows$/,
    ],
    [
      'a statement of another suite',
      inValue('statement.json', (value: { predicate: { configuration: { name: string }[] } }) => {
        for (const resource of value.predicate.configuration)
          if (resource.name === 'suite') resource.name = 'suite of ours'
      }),
      /^statement.json: predicate.configuration has {.*suite of ours.*}, which is not what was used/,
    ],
    [
      'a recording with an unknown member',
      ofScenario('content.me.case', line => ({ ...line, trust: 'me' })),
      /^recording.ndjson:\d+: the whole file: found the key trust, expected only/,
    ],
    [
      'a key that stands twice in a line',
      inText('recording.ndjson', '"status":200', '"status":404,"status":200'),
      /^recording.ndjson:\d+: it is not written as a recording is, such as with a key twice/,
    ],
    [
      'a file that is nested without end',
      given => ({ ...given, 'results.json': '['.repeat(100_000) + ']'.repeat(100_000) }),
      /^results.json: it is nested too deeply$/,
    ],
    [
      'a recording whose end is missing',
      given => ({ ...given, 'recording.ndjson': given['recording.ndjson'].slice(0, -20) }),
      /^recording.ndjson: its last line is cut off$/,
    ],
  ]
  test.each(rows)('%s', async (_, change, reason) => {
    expect(await verified(mended(change(files)))).toMatch(reason)
  })
})

test('is refused: a world that is another one where it is verified', async () => {
  const others = smallSpecs()
  try {
    writeFileSync(join(others, 'worlds', 'bakery', 'data.json'), '{}')
    const reason = await refusalOf(() =>
      verifyBundle(files, { specs: others, signal: new AbortController().signal }),
    )
    expect(reason).toMatch(/^the world bakery was another one \(sha256:\w+\) than the one here/)
  } finally {
    removeSpecs(others)
  }
})
