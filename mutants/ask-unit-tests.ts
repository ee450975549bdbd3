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
    showProgress(outcomes.size, tried.length)
  }
  tester.close()
  return outcomes
}

/** Properties ask too much to be asked of each mutant. */
function unitTests(): readonly string[] {
  const files = readdirSync('reference', { recursive: true, encoding: 'utf8' })
  const tests = files.filter(file => file.endsWith('.test.ts') && !file.endsWith('.property.test.ts'))
  return tests.map(file => `reference/${file.split(sep).join('/')}`).toSorted()
}

/**
 * Whether tests were written for what a source is in: its area (`reference/content/query`), all that this is in, or why
 * an answer is as it is. Others would take minutes to fail by chance.
 */
export function isNear(test: string, source: string): boolean {
  const area = source.split('/').slice(0, 3).join('/')
  const folder = test.slice(0, test.lastIndexOf('/') + 1)
  return test.startsWith(`${area}/`) || source.startsWith(folder) || folder === 'reference/why/'
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
