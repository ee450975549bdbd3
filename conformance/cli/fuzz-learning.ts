import type { Agreed } from '../fuzz/agreed.ts'
import { askingHere } from '../fuzz/asking.ts'
import type { Documentation, StatusOf } from '../fuzz/documentation.ts'
import { type FuzzRun, fuzz } from '../fuzz/fuzz.ts'
import { first } from '../fuzz/generate.ts'
import { type Learning, openLearning } from '../fuzz/learning.ts'
import { sentenceOf } from '../fuzz/liberties.ts'
import { isThere } from '../fuzz/presence.ts'
import { readSource } from '../fuzz/query-source.ts'
import type { Setup } from '../fuzz/setup.ts'
import type { FuzzPlan } from './fuzz-flags.ts'
import type { Io } from './io.ts'
import { lineOn } from './progress.ts'

/** Null where nothing that is asked is documented. */
export function learningFor(setup: Setup, statusOf: StatusOf): Learning | null {
  const { judge, adapt } = setup
  if (!judge || !adapt) return null
  return openLearning({
    ...{ usual: setup, adapt },
    freedomIn: judge.freedomIn,
    libertyIn: cause => judge.libertyIn(cause, statusOf),
  })
}

/** What a target does otherwise wherever it can, so many reads show. */
const READS = 200

interface ReadingFirst {
  readonly setup: Setup
  readonly documentation: Documentation
  /** Takes what both answer alike. */
  readonly agreed: Agreed
  readonly plan: Pick<FuzzPlan, 'protocols' | 'seed' | 'workers' | 'maxFailures'>
  readonly io: Io
  readonly isOver: () => boolean
}

/**
 * Learns from reads before anything is written: of a sequence only the last answer is compared with right servers, which
 * is too little to learn from. Returns sentences for the report.
 */
export async function learnFromReads(
  learning: Learning,
  { setup, documentation, agreed, plan, io, isOver }: ReadingFirst,
): Promise<readonly string[]> {
  const { protocols, seed, workers, maxFailures } = plan
  const { queries } = await readSource(setup, protocols, seed)
  const line = lineOn(io)
  try {
    const run = await fuzz({
      ...{ queries: first(queries, READS), asking: askingHere(setup.twin, workers), maxFailures },
      ...{ learning, agreed, documentation },
      ...{ twin: setup.twin, diagnosis: setup.diagnosis, guide: { see: () => {} }, isOver },
      isThere: () => isThere(setup.target),
      onProgress: figures => line.say(`${figures.queries} reads, to learn what is open`),
    })
    return notesOn(run, learning)
  } finally {
    line.end()
  }
}

function notesOn({ causes, figures }: FuzzRun, { learnt }: Learning): readonly string[] {
  const open = learnt.map(sentenceOf).join('; ')
  const others = causes.length - learnt.length
  const ways = others === 1 ? '1 more way' : `${others} more ways`
  return [
    ...(open === '' ? [] : [`learnt from ${figures.queries} reads and taken for granted: ${open}`]),
    ...(others > 0 ? [`reads differ in ${ways}: leave out --sequences or --concurrent to see them`] : []),
  ]
}
