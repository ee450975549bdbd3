import type { Exchange, OracleWorld } from '../targets/oracle.ts'
import type { ServedFacts } from './facts.ts'
import { type Faults, withFaults } from './faults.ts'
import { withPictures } from './pictures.ts'
import { withLog } from './request-log.ts'
import { withStartPage } from './start-page.ts'

export interface ThroughOptions extends Pick<Faults, 'delay' | 'fail'> {
  /** Takes a line for each request; null: nobody reads them. */
  readonly log: ((line: string) => void) | null
}

/** What a served reference does for people besides answering as a service does. `facts` gives null until it listens. */
export function servedThrough({ delay, fail, log }: ThroughOptions, facts: () => ServedFacts | null) {
  return (answer: Exchange, held: () => OracleWorld): Exchange => {
    const shown = withStartPage(withPictures(answer, held), facts)
    const faulty = withFaults(shown, { delay, fail, random: Math.random })
    return log ? withLog(faulty, log, Date.now) : faulty
  }
}
