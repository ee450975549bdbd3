import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { instrumentAll, withMutants } from './build.ts'
import type { Alive } from './pool.ts'
import { LOG, readLog } from './test-log.ts'

/** What the process is asked: which mutants tests notice at once, or whether files of them notice one. */
export type TestsJob =
  /** Answered as soon as the process is ready. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'ask tests'; readonly mutants: readonly number[]; readonly files: readonly string[] }
  | { readonly kind: 'try tests'; readonly mutant: number; readonly files: readonly string[] }

export type TestsDone =
  | { readonly kind: 'begun' }
  | {
      /** What was noticed is in the log. */
      readonly kind: 'asked tests'
      readonly files: readonly MetByFile[]
      /** Files that fail without any mutant, each with the first reason: they notice nothing. */
      readonly red: readonly string[]
    }
  | { readonly kind: 'tried tests'; readonly killer: string | null }
  | { readonly kind: 'broken'; readonly error: string }

/** The numbers of the mutants that a file of tests needs a run of its own for; its path is from the root of the project. */
export interface MetByFile {
  readonly file: string
  readonly met: readonly number[]
}

const root = process.cwd()
const sources = instrumentAll()

/** Tests of a unit before those of all that it is in: they take less time, and notice most. */
class NarrowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => depthOf(b) - depthOf(a))
  }
}

function depthOf({ moduleId }: TestSpecification): number {
  return moduleId.split('/').length
}

/** One worker, so that a run with few files loads what they share once. */
const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    reporters: [{}],
    pool: 'threads',
    // A thread takes none of those that the processes of `npm test` are started with.
    execArgv: [],
    maxWorkers: 1,
    isolate: false,
    sequence: { sequencer: NarrowestFirst },
    runner: join(root, 'mutants/test-runner.ts'),
    include: ['reference/**/*.test.ts', 'tests/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [join(root, 'mutants/unit-tests-setup.ts'), 'tests/support/seed.ts'],
  },
  { plugins: [withMutants(sources)], logLevel: 'error' },
)
const specifications = await vitest.globTestSpecifications()

/** All modules of tests in `files`, run with this mutant on from before anything was loaded, or with each of some. */
async function run(
  mutant: number,
  files: readonly string[],
  wanted: readonly number[],
): Promise<readonly TestModule[]> {
  vitest.provide('mutant', mutant)
  vitest.provide('wanted', wanted)
  const asked = specifications.filter(({ moduleId }) => files.includes(pathOf(moduleId)))
  const { testModules } = await vitest.runTestSpecifications(asked, false)
  // Those of earlier runs are told as well, with what they came to then.
  const ran = testModules.filter(({ moduleId }) => files.includes(pathOf(moduleId)))
  const [unrun] = asked.filter(({ moduleId }) => !ran.some(module => isOver(module, moduleId)))
  if (unrun) throw new Error(`${pathOf(unrun.moduleId)} was not run`)
  return ran
}

function isOver(module: TestModule, moduleId: string): boolean {
  return module.moduleId === moduleId && !['pending', 'queued'].includes(module.state())
}

function pathOf(moduleId: string): string {
  return moduleId.slice(root.length + 1)
}

/** It is getting on as long as no mutant stays on. */
async function askAll({ mutants, files }: Extract<TestsJob, { kind: 'ask tests' }>): Promise<TestsDone> {
  writeFileSync(LOG, '')
  let known = ''
  const watch = setInterval(() => {
    const log = readFileSync(LOG, 'utf8')
    if (log !== known || readLog(log).on === null) process.send?.({ kind: 'alive' } satisfies Alive)
    known = log
  }, 1_000)
  const modules = await run(-1, files, mutants)
  clearInterval(watch)
  const red = modules.filter(isRed)
  const green = modules.filter(module => !isRed(module))
  const met = green.map(module => ({ file: pathOf(module.moduleId), met: module.meta().met ?? [] }))
  return { kind: 'asked tests', files: met, red: red.map(whyRed) }
}

function whyRed(module: TestModule): string {
  const failed = [...module.children.allTests('failed')]
  const errors = [...module.errors(), ...failed.flatMap(test => test.result().errors ?? [])]
  const said = errors[0]?.message.split('\n')[0] ?? 'no reason is told'
  return `${pathOf(module.moduleId)} (${failed[0]?.fullName ?? 'the file'}: ${said})`
}

function isRed(module: TestModule): boolean {
  return module.state() === 'failed'
}

async function tryTests({ mutant, files }: Extract<TestsJob, { kind: 'try tests' }>): Promise<TestsDone> {
  const modules = await run(mutant, files, [])
  const failed = modules.find(isRed)
  return { kind: 'tried tests', killer: failed ? pathOf(failed.moduleId) : null }
}

async function answer(job: TestsJob): Promise<TestsDone> {
  if (job.kind === 'begin') return { kind: 'begun' }
  return job.kind === 'ask tests' ? askAll(job) : tryTests(job)
}

process.on('message', (job: TestsJob) => {
  answer(job).then(
    done => process.send?.(done),
    error => process.send?.({ kind: 'broken', error: String(error?.stack ?? error) } satisfies TestsDone),
  )
})

// The server of vitest would outlive who asks.
process.once('disconnect', () => vitest.close())
