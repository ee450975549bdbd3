import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import {
  bakeryTarget,
  bundleOf,
  CLAUSES,
  CONFIGURATION,
  freezeAll,
  mended,
  removeSpecs,
  smallSpecs,
} from './bundle.fixture.ts'
import { type Files, packBundle } from './pack.ts'
import { type Change, inText, inValue, refusalOf, turn } from './tampering.fixture.ts'
import { unpackBundle } from './unpack.ts'
import { type Verified, verifyBundle } from './verify.ts'

const specs = smallSpecs()
const place = mkdtempSync(join(tmpdir(), 'assayer-gate-'))
let set: RequirementSet
let files: Files
let without: Files

beforeAll(async () => {
  set = freezeAll(specs, join(place, 'gate.yaml'))
  const configuration = { ...CONFIGURATION, retries: 0 }
  files = (await bundleOf(specs, bakeryTarget(), configuration, { set })).made.files
  without = (await bundleOf(specs, bakeryTarget(), configuration)).made.files
})
afterAll(() => {
  removeSpecs(specs)
  rmSync(place, { recursive: true })
})

const setNamed = (name: string) => (name === 'gate' ? set : null)

function verified(changed: Files, suite = specs): Promise<Verified> {
  return verifyBundle(changed, { specs: suite, signal: new AbortController().signal, setNamed })
}

/** What a later release makes of the suite: another expectation, other words, something new, something gone. */
function later(): string {
  const { me: _, ...others } = CLAUSES
  return smallSpecs(
    {
      ...others,
      list: CLAUSES.list.replace('12', '13'),
      one: CLAUSES.one.replace('says: a rule', 'says: the rule'),
      more: clauseFile('content.more', 'request: GET /api/more\nexpect: { status: 200 }'),
    },
    '{}',
  )
}

async function underLater(changed: Files): Promise<Verified> {
  const suite = later()
  try {
    return await verified(changed, suite)
  } finally {
    removeSpecs(suite)
  }
}

test('a bundle carries the set that it was judged by, and its digest', async () => {
  expect(await unpackBundle(await packBundle(files))).toEqual(files)
  expect(JSON.parse(files['requirements.json'] ?? '')).toMatchObject({ requirements: 'gate' })
  expect(JSON.parse(files['configuration.json']).requirements).toEqual({ name: 'gate', digest: set.digest })
  const { requirements, digests } = JSON.parse(files['results.json'])
  expect(requirements).toEqual({ name: 'gate', digest: set.digest, scenarios: 7 })
  expect(digests).toMatchObject({ suite: null, worlds: {}, requirements: set.digest })
})

describe('is verified', () => {
  test('by the suite that it was judged by', async () => {
    expect(await verified(files)).toMatchObject({ isSetKnown: true, isWordedOtherwise: false })
  })

  test('by a later suite, with another world: by the same set it comes to the same verdicts', async () => {
    const { reported, ...found } = await underLater(files)
    expect(found).toMatchObject({ isSetKnown: true, isWordedOtherwise: true })
    expect(reported.report.summary).toEqual(JSON.parse(files['results.json']).summary)
    // Without a set nobody can tell.
    expect(await refusalOf(() => underLater(without))).toMatch(/^it was judged by another suite/)
  })

  test('where nobody has the set, as long as the suite is the same', async () => {
    const options = { specs, signal: new AbortController().signal }
    expect(await verifyBundle(files, options)).toMatchObject({ isSetKnown: false, set: { name: 'gate' } })
    const suite = later()
    const refused = await refusalOf(() => verifyBundle(files, { ...options, specs: suite }))
    removeSpecs(suite)
    expect(refused).toMatch(
      /^the requirement set gate has what is otherwise in the suite here, and its old text is not here: content.list.case, content.me.case, the world bakery$/,
    )
  })
})

type SetValue = {
  requirements: string
  scenarios: Record<string, Record<string, string>>
  invariants: string[]
}
type Named = { requirements: { name: string; digest: string } }

/** As `setJson` writes it. */
const written = (given: Files, change: (value: SetValue) => void): Files => {
  const value = JSON.parse(given['requirements.json'] ?? '')
  change(value)
  return { ...given, 'requirements.json': `${JSON.stringify(value, null, 1)}\n` }
}

const renamed: Change = given =>
  inText(
    'results.json',
    '"name": "gate"',
    '"name": "2026.11"',
  )(
    inValue<Named>('configuration.json', ({ requirements }) => {
      requirements.name = '2026.11'
    })(
      written(given, value => {
        value.requirements = '2026.11'
      }),
    ),
  )

describe('is refused, even with digests that fit:', () => {
  const rows: [what: string, change: Change, reason: RegExp][] = [
    [
      'a set without the scenario that fails',
      given =>
        written(given, ({ scenarios }) => {
          delete scenarios['content.wrong']
        }),
      /^requirements.json has sha256:\w+, where configuration.json names sha256:\w+$/,
    ],
    [
      'a set that watches over less',
      given =>
        written(given, value => {
          value.invariants = []
        }),
      /^requirements.json has sha256:\w+, where configuration.json names sha256:\w+$/,
    ],
    [
      'a set of another name',
      given =>
        written(given, value => {
          value.requirements = 'gate-2'
        }),
      /^requirements.json is the set gate-2, where configuration.json names gate$/,
    ],
    [
      'a set that is no set',
      given => ({ ...given, 'requirements.json': '{}\n' }),
      /^requirements.json: the whole file: found nothing there, expected the key requirements/,
    ],
    [
      'a set that is written otherwise',
      given => ({ ...given, 'requirements.json': given['requirements.json']?.trim() ?? '' }),
      /^requirements.json is not written as assayer writes it/,
    ],
    [
      'a set that was taken out',
      ({ 'requirements.json': _, ...given }) => given,
      /^configuration.json names the requirement set gate, and there is no requirements.json$/,
    ],
    [
      'a set that was put in',
      given => ({ ...without, 'requirements.json': given['requirements.json'] ?? '' }),
      /^statement.json: it names requirements.json 0 times, where once is expected$/,
    ],
    [
      'the digest of another set in the configuration',
      inValue<Named>('configuration.json', ({ requirements }) => {
        requirements.digest = `sha256:${'1'.repeat(64)}`
      }),
      /^requirements.json has sha256:\w+, where configuration.json names sha256:1+$/,
    ],
    [
      'the digest of another set in the results',
      inText('results.json', /"requirements": "sha256:\w+"/, `"requirements": "sha256:${'1'.repeat(64)}"`),
      /digests.requirements is "sha256:\w+", where it says "sha256:1+"$/,
    ],
    [
      'the digest of a suite that has no say',
      inText('results.json', '"suite": null', `"suite": "sha256:${'1'.repeat(64)}"`),
      /^what is laid on the suite \(--specs\) and counts besides was otherwise/,
    ],
    [
      'a verdict that was turned',
      inValue('results.json', turn),
      /: content.wrong.case is fail, where it says pass$/,
    ],
    [
      'other words of the same suite',
      inText('results.json', '"says": "a rule"', '"says": "no rule"'),
      /^results.json says something else than its recording comes to: what it says of clauses is otherwise$/,
    ],
    [
      'a statement about another set',
      inText('statement.json', /"name": "requirements"/, '"name": "other requirements"'),
      /^statement.json: predicate.configuration has {.*other requirements.*}, which is not what was used/,
    ],
  ]
  test.each(rows)('%s', async (_, change, reason) => {
    expect(await refusalOf(() => verified(mended(change(files))))).toMatch(reason)
  })

  test('a name that another set has here', async () => {
    const options = { specs, signal: new AbortController().signal }
    const other = freezeAll(smaller(), join(place, 'other', '2026.11.yaml'))
    const bundle = mended(renamed(files))
    expect(await refusalOf(() => verifyBundle(bundle, { ...options, setNamed: () => other }))).toMatch(
      /^its requirement set 2026.11 \(sha256:\w+\) is not the one of this name \(sha256:\w+\)$/,
    )
  })

  test('a verdict that was turned, by a later suite, too', async () => {
    const turned = mended(inValue('results.json', turn)(files))
    expect(await refusalOf(() => underLater(turned))).toMatch(
      /: content.wrong.case is fail, where it says pass$/,
    )
  })
})

let small: string | undefined
/** A suite of one clause. */
function smaller(): string {
  small ??= smallSpecs({ list: CLAUSES.list })
  return small
}
afterAll(() => small && removeSpecs(small))
