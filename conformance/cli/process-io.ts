import { packageDirectory } from '../package-directory.ts'
import { UsageError } from '../usage-error.ts'
import type { Io } from './io.ts'

/** The real process. The first SIGINT or SIGTERM asks the command to end; the second one ends it. */
export function processIo(): Io {
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort())
  const { env, stderr } = process
  return {
    out: text => process.stdout.write(text),
    err: text => stderr.write(text),
    ask: process.stdin.isTTY === true && !env.CI ? question => ask(question, abort.signal) : undefined,
    environment: env,
    isTerminal: stderr.isTTY === true && !env.CI,
    hasColours: env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : process.stdout.isTTY === true && !env.NO_COLOR,
    signal: abort.signal,
    packageDirectory: packageDirectory(),
  }
}

/** A question that is interrupted is not answered. */
async function ask(question: string, signal: AbortSignal): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  try {
    return await lines.question(question, { signal })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError')
      throw new UsageError('Interrupted: nothing is written.')
    throw error
  } finally {
    lines.close()
  }
}
