import { join } from 'node:path'
import type { AnswersDone, AnswersJob, TriedAnswers } from './answers-child.ts'
import type { Mutant } from './instrument.ts'
import { type Outcome, type Outcomes, START, showProgress } from './outcome.ts'
import { PLACE } from './place.ts'
import { Tester } from './pool.ts'

type AnswersTester = Tester<AnswersJob, AnswersDone>

/**
 * What kept answers say of each mutant: only conversations that come across one are held. `folder` is where the answers
 * are kept; undefined: those of the project.
 */
export async function askAnswers(tried: readonly Mutant[], folder?: string): Promise<Outcomes> {
  const tester: AnswersTester = new Tester(join(PLACE, 'answers-child.js'), {
    flags: ['--max-old-space-size=3072'],
    ...(folder !== undefined && { environment: { ASSAYER_ANSWERS: folder } }),
  })
  const outcomes = new Map<number, Outcome>()
  for (const mutant of tried) {
    outcomes.set(mutant.id, await tryOne(tester, mutant))
    showProgress(outcomes, mutant, tried.length)
  }
  tester.close()
  return outcomes
}

/** What is decided once is decided anew in a process of its own. */
async function tryOne(tester: AnswersTester, { id }: Mutant): Promise<Outcome> {
  const done = await ask(tester.ask({ kind: 'try answers', mutant: id }, START))
  if (done.isSpoiled) tester.close()
  if (done.killer !== null || done.anew.length === 0) return { by: done.killer }
  const job: AnswersJob = { kind: 'try anew', mutant: id, worlds: done.anew }
  return { by: (await ask(tester.askAlone(job, id, FAR_TOO_LONG))).killer }
}

/** No conversation takes a thousandth of it (ms), nor does the start of a process. */
const FAR_TOO_LONG = 30_000

async function ask(asking: Promise<AnswersDone | null>): Promise<TriedAnswers> {
  const done = await asking.catch(() => broken('it ends the process'))
  if (done === null) return broken('it never ends')
  if (done.kind === 'broken') throw new Error(`kept answers cannot be asked: ${done.error}`)
  return done
}

function broken(killer: string): TriedAnswers {
  return { kind: 'tried answers', killer, anew: [] }
}
