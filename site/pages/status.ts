import type { ClauseStatus } from '../catalog.ts'

/** What the status of a clause means, for whoever points at it. */
export const STATUS_MEANINGS: Readonly<Record<ClauseStatus, string>> = {
  documented: 'The documentation says so: a server that differs fails.',
  observed: 'The documentation is silent, and a real program does so: a server that differs gets a note.',
  assumed: 'Nothing says so: it is a choice of ours, and a server that differs gets no more than a note.',
}
