import { type CommandLine, startLine } from '../targets/shell.ts'
import type { TestRun, TestRunner } from './test-runner.ts'

export interface CommandOptions extends Pick<CommandLine, 'run' | 'directory'> {
  /** What the command finds in its environment, given where the server is. */
  readonly environmentAt: (url: string) => CommandLine['environment']
  readonly signal: AbortSignal
}

/** Runs tests by a command: what ends with 0 has passed. */
export function commandRunner(options: CommandOptions): TestRunner {
  return { run: (url, most) => runOnce(options, url, most), close: async () => {} }
}

async function runOnce(options: CommandOptions, url: string, most: number): Promise<TestRun> {
  const { run, directory, environmentAt, signal } = options
  const began = performance.now()
  const running = startLine({ run, directory, environment: environmentAt(url) })
  let stopped: 'timeout' | 'interrupted' | null = null
  const stop = (why: 'timeout' | 'interrupted') => {
    stopped ??= why
    void running.stop()
  }
  const interrupt = () => stop('interrupted')
  const timer = setTimeout(() => stop('timeout'), most)
  signal.addEventListener('abort', interrupt, { once: true })
  if (signal.aborted) interrupt()
  const code = await running.end
  clearTimeout(timer)
  signal.removeEventListener('abort', interrupt)
  const outcome = stopped ?? (code === 0 ? 'passed' : 'failed')
  return { outcome, says: running.ended ?? '', failed: [], ms: performance.now() - began }
}
