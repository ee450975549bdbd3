import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import type { Mutant } from './instrument.ts'
import { type Outcome, type Outcomes, PATIENCE, START, showProgress } from './outcome.ts'
import { Tester } from './pool.ts'
import type { MetByFile, TestsDone, TestsJob } from './unit-tests.ts'

type TestsTester = Tester<TestsJob, TestsDone>

/** What the unit tests of the reference say of each mutant. */
export async function askUnitTests(tried: readonly Mutant[]): Promise<Outcomes> {
  const tester: TestsTester = new Tester('mutants/unit-tests.ts', { flags: ['--import', 'tsx'] })
  const files = unitTests().filter(test => tried.some(({ file }) => isNear(test, file)))
  const known = await tester.ask({ kind: 'gather tests', files }, START)
  if (known?.kind !== 'gathered tests')
    throw new Error(`the unit tests cannot be run: ${JSON.stringify(known)}`)
  if (known.red.length > 0)
    console.error(`Not asked, since without any mutant it fails: ${known.red.join(', ')}`)
  const outcomes = new Map<number, Outcome>()
  for (const mutant of tried) {
    outcomes.set(mutant.id, await tryOne(tester, mutant, known.files))
    showProgress(outcomes, mutant, tried.length)
  }
  tester.close()
  return outcomes
}

function unitTests(): readonly string[] {
  const files = ['reference', 'tests'].flatMap(directory =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
      file => `${directory}/${file.split(sep).join('/')}`,
    ),
  )
  return files.filter(file => TESTS.test(file)).toSorted()
}

/** Those of `npm test`. */
const TESTS = /^(reference\/.*|tests\/[^/]*)(?<!\.slow)\.test\.ts$/

/** Where a source begins and where tests of it begin that stand elsewhere. */
const ELSEWHERE: readonly (readonly [source: string, test: string])[] = [
  ['reference/content/why/', 'tests/why'],
  ['reference/platform/why/', 'tests/why'],
  ['reference/platform/effects/', 'reference/platform/upgrade/'],
  ['reference/platform/effects/', 'tests/upgrade'],
  ['reference/content/', 'tests/hostile-'],
  ['reference/content/query/', 'tests/agreement'],
  ['reference/content/graphql/', 'tests/agreement'],
]

/**
 * Whether tests were written for what a source is in: its area (`reference/content/query`), all that this is in, or why
 * an answer is as it is. Others would take minutes to fail by chance.
 */
export function isNear(test: string, source: string): boolean {
  const area = source.split('/').slice(0, 3).join('/')
  const folder = test.slice(0, test.lastIndexOf('/') + 1)
  if (test.startsWith(`${area}/`) || source.startsWith(folder) || folder === 'reference/why/') return true
  return ELSEWHERE.some(([of, by]) => source.startsWith(of) && test.startsWith(by))
}

async function tryOne(
  tester: TestsTester,
  { id, file }: Mutant,
  known: readonly MetByFile[],
): Promise<Outcome> {
  const files = known.filter(it => it.met.includes(id) && isNear(it.file, file)).map(it => it.file)
  if (files.length === 0) return { by: 'unmet' }
  const done = await tester
    .ask({ kind: 'try tests', mutant: id, files }, PATIENCE * files.length)
    .catch((): TestsDone => ({ kind: 'tried tests', killer: 'it ends the process' }))
  if (done === null) return { by: 'it never ends' }
  if (done.kind !== 'tried tests') throw new Error(`mutant ${id}: ${JSON.stringify(done)}`)
  return { by: done.killer }
}
