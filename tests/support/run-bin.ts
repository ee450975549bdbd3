import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'

export interface RunningBin {
  readonly child: ChildProcess
  /** Resolves with everything printed so far once it matches; rejects when the process ends before. */
  printed(pattern: RegExp): Promise<string>
  /** The exit code, and all that was printed on standard output and standard error. */
  ended(): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>
}

/**
 * Runs `bin/assayer.js` as a user does, in a process of its own that ends with the test at the latest; in this directory
 * unless another is given.
 */
export function runBin(args: readonly string[], directory = '.'): RunningBin {
  const child = spawn(process.execPath, [resolve('bin/assayer.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: directory,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let out = ''
  let err = ''
  child.stderr.on('data', chunk => {
    err += chunk
  })
  const waiting = new Set<() => void>()
  child.stdout.on('data', chunk => {
    out += chunk
    for (const look of waiting) look()
  })
  const end = new Promise<number | null>(ended => child.on('close', ended))
  return {
    child,
    printed: pattern =>
      new Promise((found, failed) => {
        const look = () => pattern.test(out) && found(out)
        waiting.add(look)
        look()
        void end.then(code =>
          failed(new Error(`assayer ended with ${code} before it printed ${pattern}: ${err}`)),
        )
      }),
    ended: async () => ({ code: await end, out, err }),
  }
}
