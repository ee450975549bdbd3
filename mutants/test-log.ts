import { join } from 'node:path'
import { PLACE } from './place.ts'

/** Where a process that asks tests again says what it is at: it may not live to tell. */
export const LOG = join(PLACE, 'tests.log')

export interface Logged {
  /** Mutants with the file of tests that noticed them. */
  readonly killed: ReadonlyMap<number, string>
  /** The mutant that is on. */
  readonly on: number | null
}

/** What a log of lines such as `on 12 a.test.ts`, `off 12 a.test.ts` and `killed 12 a.test.ts` says. */
export function readLog(text: string): Logged {
  const killed = new Map<number, string>()
  let on: number | null = null
  for (const line of text.split('\n')) {
    const [, what, id, file = ''] = /^(on|off|killed) (\d+) (.+)$/.exec(line) ?? []
    if (what === 'killed') killed.set(Number(id), file)
    if (what !== undefined) on = what === 'on' ? Number(id) : null
  }
  return { killed, on }
}
