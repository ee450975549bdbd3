import { join } from 'node:path'
import type { Done, Job } from './child.ts'
import type { Mutant } from './instrument.ts'
import { type Outcome, type Outcomes, PATIENCE, START, showProgress } from './outcome.ts'
import { PLACE } from './place.ts'
import { Tester } from './pool.ts'

type Gathered = Extract<Done, { kind: 'gathered' }>
type Trial = Extract<Job, { kind: 'try' }>

/** What the suite says of each mutant. Only scenarios that come across one are asked. */
export async function askSuite(tried: readonly Mutant[], workers: number): Promise<Outcomes> {
  const start = { flags: ['--max-old-space-size=2048'] }
  const testers = Array.from({ length: workers }, () => new Tester<Job, Done>(join(PLACE, 'child.js'), start))
  const [first] = testers
  if (!first) throw new Error('--workers: expected at least 1')
  const known = await first.ask({ kind: 'gather' }, START)
  if (known?.kind !== 'gathered') throw new Error(`the suite cannot be run: ${JSON.stringify(known)}`)
  const outcomes = await tryAll(tried, known, testers)
  for (const tester of testers) tester.close()
  return outcomes
}

async function tryAll(
  tried: readonly Mutant[],
  { met, always, loading, red, services }: Gathered,
  testers: readonly Tester<Job, Done>[],
): Promise<Outcomes> {
  const meeting = new Map<number, number[]>()
  const green = met.map((_ids, place) => place).filter(place => !red.includes(place))
  for (const place of green)
    for (const id of met[place] ?? []) meeting.set(id, [...(meeting.get(id) ?? []), place])
  const isAsked =
    ({ file }: Mutant) =>
    (place: number) =>
      file.startsWith(`reference/${services[place]}/`)
  const [atStart, whileLoading] = [new Set(always), new Set(loading)]
  const outcomes = new Map<number, Outcome>()
  const queue = [...tried]
  const work = async (tester: Tester<Job, Done>) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const isLoading = whileLoading.has(mutant.id)
      const isAtStart = isLoading || atStart.has(mutant.id)
      const scenarios = isAtStart ? green.filter(isAsked(mutant)) : (meeting.get(mutant.id) ?? [])
      const job: Trial = { kind: 'try', mutant: mutant.id, isAtStart, scenarios }
      outcomes.set(mutant.id, await tryOne(tester, job, isLoading))
      showProgress(outcomes, mutant, tried.length)
    }
  }
  await Promise.all(testers.map(work))
  return outcomes
}

async function tryOne(tester: Tester<Job, Done>, job: Trial, isLoading: boolean): Promise<Outcome> {
  if (job.scenarios.length === 0) return { by: 'unmet' }
  const trying = isLoading ? tester.askAlone(job, job.mutant, PATIENCE) : tester.ask(job, PATIENCE)
  const done = await trying.catch((): Done => ({ kind: 'tried', killer: 'it ends the process' }))
  if (done === null) return { by: 'it never ends' }
  if (done.kind !== 'tried') throw new Error(`mutant ${job.mutant}: ${JSON.stringify(done)}`)
  return { by: done.killer }
}
