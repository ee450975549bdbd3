import { type SayHint, withHints } from '../hints/with-hints.ts'
import type { Exchange, OracleWorld } from '../targets/oracle.ts'
import type { ServedFacts } from './facts.ts'
import { type Faults, withFaults } from './faults.ts'
import { withPictures } from './pictures.ts'
import { withLog } from './request-log.ts'
import { withStartPage } from './start-page.ts'

export interface ThroughOptions extends Pick<Faults, 'delay' | 'fail'> {
  /** Takes a line for each request; null: nobody reads them. */
  readonly log: ((line: string) => void) | null
  /** Sees each request as the service gets it. */
  readonly watch?: (answer: Exchange, held: () => OracleWorld) => Exchange
  /** Takes a line for each request that is not understood; null: nobody reads them. Without it there are no hints. */
  readonly hints?: SayHint
}

/** What a served reference does for people besides answering as a service does. `facts` gives null until it listens. */
export function servedThrough(options: ThroughOptions, facts: () => ServedFacts | null) {
  const { delay, fail, log, watch, hints } = options
  return (answer: Exchange, held: () => OracleWorld): Exchange => {
    const watched = watch ? watch(answer, held) : answer
    const hinted = hints === undefined ? watched : withHints(watched, held, hints)
    const shown = withStartPage(withPictures(hinted, held), facts)
    const faulty = withFaults(shown, { delay, fail, random: Math.random })
    return log ? withLog(faulty, log, Date.now) : faulty
  }
}
