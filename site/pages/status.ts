import type { ClauseStatus, Strength } from '../catalog.ts'

/** What the status of a clause means, for whoever points at it. */
export const STATUS_MEANINGS: Readonly<Record<ClauseStatus, string>> = {
  documented: 'The documentation says so: a server that differs fails.',
  observed: 'The documentation is silent, and a real program does so: a server that differs gets a note.',
  assumed: 'Nothing says so: it is a choice of ours, and a server that differs gets no more than a note.',
}

/** Of what is documented and need not be so. */
const STRENGTH_MEANINGS: Readonly<Record<Exclude<Strength, 'must'>, string>> = {
  should: 'The documentation says that it is tried or recommended: a server that differs gets a warning.',
  may: 'The documentation leaves it to the server: one that has it and differs fails.',
}

export function statusTitle(status: ClauseStatus, strength: Strength): string {
  return strength === 'must' ? STATUS_MEANINGS[status] : STRENGTH_MEANINGS[strength]
}
