import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Mutant } from './instrument.ts'
import { type Outcome, type Outcomes, PATIENCE, START, showProgress } from './outcome.ts'
import { Tester } from './pool.ts'
import { LOG, readLog } from './test-log.ts'
import type { MetByFile, TestsDone, TestsJob } from './unit-tests.ts'

type TestsTester = Tester<TestsJob, TestsDone>

/** What the unit tests of the reference say of each mutant. */
export async function askUnitTests(tried: readonly Mutant[]): Promise<Outcomes> {
  const tester: TestsTester = new Tester('mutants/unit-tests.ts', { flags: ['--import', 'tsx'] })
  const { outcomes, files, red } = await askAtOnce(tester, tried)
  if (red.length > 0) console.error(`Not asked, since without any mutant it fails: ${red.join(', ')}`)
  for (const mutant of tried) {
    if (!outcomes.has(mutant.id)) outcomes.set(mutant.id, await tryOne(tester, mutant, files))
    showProgress(outcomes, mutant, tried.length)
  }
  tester.close()
  return outcomes
}

interface AskedAtOnce extends Pick<AskedTests, 'files' | 'red'> {
  readonly outcomes: Map<number, Outcome>
}

type AskedTests = Extract<TestsDone, { kind: 'asked tests' }>

/** What tests notice when they are run again in one process: those of a source's own area first, which notice most. */
async function askAtOnce(tester: TestsTester, tried: readonly Mutant[]): Promise<AskedAtOnce> {
  const outcomes = new Map<number, Outcome>()
  const near = unitTests().filter(test => tried.some(({ file }) => isNear(test, file)))
  const own = near.filter(test => tried.some(({ file }) => test.startsWith(areaOf(file))))
  const asked: AskedTests[] = []
  for (const files of [own, near.filter(file => !own.includes(file))]) {
    if (files.length > 0) asked.push(await askFiles(tester, tried, { files, outcomes }))
  }
  const [files, red] = [asked.flatMap(it => it.files), asked.flatMap(it => it.red)]
  return { outcomes, files, red }
}

/** A test that is asked again takes half a second at most (ms). */
const FAR_TOO_LONG = 20_000

interface Asking {
  readonly files: readonly string[]
  readonly outcomes: Map<number, Outcome>
}

/** Where a mutant never ends, the process is ended with it, and another one goes on with the others. */
async function askFiles(
  tester: TestsTester,
  tried: readonly Mutant[],
  { files, outcomes }: Asking,
): Promise<AskedTests> {
  for (;;) {
    // On a busy machine a process may take longer to begin than any test to end.
    await tester.ask({ kind: 'begin' }, START)
    const mutants = tried.map(({ id }) => id).filter(id => !outcomes.has(id))
    const done = await tester.ask({ kind: 'ask tests', mutants, files }, FAR_TOO_LONG).catch(() => null)
    if (done?.kind === 'broken') throw new Error(`the unit tests cannot be run: ${done.error}`)
    const { killed, on } = readLog(readFileSync(LOG, 'utf8'))
    for (const [id, file] of killed) outcomes.set(id, { by: file })
    if (done?.kind === 'asked tests') return done
    if (on === null) throw new Error('the unit tests cannot be run: the process was lost')
    outcomes.set(on, { by: 'it never ends' })
  }
}

function unitTests(): readonly string[] {
  const files = ['reference', 'tests'].flatMap(directory =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
      file => `${directory}/${file.split(sep).join('/')}`,
    ),
  )
  return files.filter(file => TESTS.test(file)).toSorted()
}

/** Those of `npm test`, but for properties: they ask too much to be asked for each mutant. */
const TESTS = /^(reference\/.*|tests\/[^/]*)(?<!\.slow|\.property)\.test\.ts$/

/** Where a source begins and where tests of it begin that stand elsewhere. */
const ELSEWHERE: readonly (readonly [source: string, test: string])[] = [
  ['reference/platform/effects/', 'reference/platform/upgrade/'],
  ['reference/platform/effects/', 'tests/upgrade'],
]

/** `reference/content/query/` */
function areaOf(source: string): string {
  return `${source.split('/').slice(0, 3).join('/')}/`
}

/**
 * Whether tests were written for what a source is in: its area (`reference/content/query`), all that this is in, or why
 * an answer is as it is. Others would take minutes to fail by chance.
 */
export function isNear(test: string, source: string): boolean {
  const folder = test.slice(0, test.lastIndexOf('/') + 1)
  if (test.startsWith(areaOf(source)) || source.startsWith(folder) || folder === 'reference/why/') return true
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
