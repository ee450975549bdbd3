import { resolve } from 'node:path'
import type { Io } from '../../conformance/cli/io.ts'

export interface MemoryIo extends Io {
  /** Everything that was printed. */
  readonly printed: { out: string; err: string }
  /** As SIGINT does. */
  interrupt(): void
}

/** An Io whose output a test can read. */
export function memoryIo(environment: Io['environment'] = {}): MemoryIo {
  const printed = { out: '', err: '' }
  const abort = new AbortController()
  return {
    printed,
    interrupt: () => abort.abort(),
    out: text => {
      printed.out += text
    },
    err: text => {
      printed.err += text
    },
    environment,
    isTerminal: false,
    hasColours: false,
    now: () => Date.UTC(2026, 0, 2, 3, 4, 5),
    signal: abort.signal,
    packageDirectory: resolve(import.meta.dirname, '../..'),
  }
}
