import { Writable } from 'node:stream'
import type { TestModule, TestRunResult, Vitest } from 'vitest/node'
import { isMissingPackage } from '../../text/missing-package.ts'
import { UsageError } from '../usage-error.ts'
import type { TestRun, TestRunner } from './test-runner.ts'

export interface VitestOptions {
  /** Parts of the names of test files; none: all. */
  readonly filters: readonly string[]
  readonly environmentAt: (url: string) => Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Runs the tests of the project in the current directory by a Vitest within this process, which is started once: a run
 * takes a fraction of the time of a command, ends with the first test that fails, and tells which one it was.
 */
export function vitestRunner(options: VitestOptions): TestRunner {
  let started: Promise<Vitest> | null = null
  const close = async () => {
    const vitest = await started
    started = null
    await vitest?.close()
  }
  return {
    run: async (url, most) => {
      started ??= startVitest(options, url)
      const run = await runOnce(await started, options, most)
      // What does not end by itself is ended with all of Vitest.
      if (run.outcome === 'timeout' || run.outcome === 'interrupted') await close()
      return run
    },
    close,
  }
}

async function startVitest({ environmentAt }: VitestOptions, url: string): Promise<Vitest> {
  const { createVitest } = await import('vitest/node').catch(withoutVitest)
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })
  const options = {
    watch: false,
    bail: 1,
    reporters: [{}],
    coverage: { enabled: false },
    env: environmentAt(url),
  }
  return createVitest('test', options, {}, { stdout: nowhere(), stderr: nowhere() })
}

async function runOnce(vitest: Vitest, { filters, signal }: VitestOptions, most: number): Promise<TestRun> {
  const began = performance.now()
  const specifications = await vitest.globTestSpecifications([...filters])
  const { cut, release } = cutAfter(most, signal)
  const result = await Promise.race([vitest.runTestSpecifications(specifications), cut])
  release()
  const ms = performance.now() - began
  if (typeof result === 'string') return { outcome: result, says: SAYS[result], failed: [], ms }
  return { ...outcomeOf(result), ms }
}

const SAYS = { timeout: 'Vitest did not end in time', interrupted: 'Interrupted' }

/** Settles when time is up, or the run is interrupted. */
function cutAfter(most: number, signal: AbortSignal) {
  let release = () => {}
  const cut = new Promise<'timeout' | 'interrupted'>(settle => {
    const timer = setTimeout(() => settle('timeout'), most)
    const interrupt = () => settle('interrupted')
    signal.addEventListener('abort', interrupt, { once: true })
    if (signal.aborted) interrupt()
    release = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', interrupt)
    }
  })
  return { cut, release: () => release() }
}

function outcomeOf({ testModules, unhandledErrors }: TestRunResult): Omit<TestRun, 'ms'> {
  if (testModules.length === 0) return { outcome: 'failed', says: 'Vitest found no test files', failed: [] }
  const failed = testModules.flatMap(namesOfFailed)
  const isGood = testModules.every(module => module.ok()) && unhandledErrors.length === 0
  if (isGood) return { outcome: 'passed', says: '', failed: [] }
  const says = [...testModules.flatMap(messagesOf), ...unhandledErrors.map(String)].join('\n')
  return { outcome: 'failed', says: says || 'Vitest failed', failed }
}

function namesOfFailed({ children, relativeModuleId }: TestModule): readonly string[] {
  return [...children.allTests('failed')].map(({ fullName }) => `${relativeModuleId} > ${fullName}`)
}

function messagesOf(module: TestModule): readonly string[] {
  const ofTests = [...module.children.allTests('failed')].flatMap(test =>
    (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`),
  )
  return [...module.errors().map(({ message }) => message), ...ofTests]
}

function withoutVitest(error: unknown): never {
  if (!isMissingPackage(error, 'vitest')) throw error
  throw new UsageError(
    '--vitest needs the package vitest, which is not installed: npm install --save-dev vitest',
  )
}
