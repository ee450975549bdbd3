import { packageDirectory } from '../package-directory.ts'
import { askLines } from './ask-lines.ts'
import { abortedBySignals } from './interruption.ts'
import type { Io } from './io.ts'
import { listenKeys } from './listen-keys.ts'

/** The real process. */
export function processIo(): Io {
  const abort = abortedBySignals(process, () => performance.now())
  const { env, stdout, stderr } = process
  // Whoever reads what is printed may stop reading: `assayer list | head`.
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      abort.abort()
    })
  const hasPerson = process.stdin.isTTY === true && !env.CI
  const interrupt = () => process.kill(process.pid, 'SIGINT')
  return {
    out: text => stdout.write(text),
    err: text => stderr.write(text),
    ask: hasPerson
      ? askLines({ input: process.stdin, output: stderr, signal: abort.signal, interrupt })
      : undefined,
    keys: hasPerson ? listenKeys(process.stdin, interrupt) : undefined,
    environment: env,
    isTerminal: stderr.isTTY === true && !env.CI,
    hasColours: env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : process.stdout.isTTY === true && !env.NO_COLOR,
    now: Date.now,
    signal: abort.signal,
    packageDirectory: packageDirectory(),
  }
}
