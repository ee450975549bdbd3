import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildMutants, instrumentAll, PLACE } from './build.ts'
import type { Done, Job } from './child.ts'
import type { Mutant } from './instrument.ts'
import { Tester } from './pool.ts'
import { drawn } from './sample.ts'

const HELP = `npm run mutants -- [PATH ...] [--sample N] [--seed N] [--workers N]

Makes small mistakes in the sources of the reference, one at a time, and asks the suite whether it notices. Only
scenarios that come across a mistake are asked. PATH: only in files whose path begins so, such as
reference/content/query/sort. What nothing notices is printed: a scenario is lacking, or it makes no difference.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
})
/** No scenario takes a hundredth of it; what takes longer never ends. */
const PATIENCE = 60_000
const START = 300_000

async function main(): Promise<void> {
  const sources = instrumentAll()
  await buildMutants(sources)
  const chosen = sources.mutants.filter(
    ({ file }) => positionals.length === 0 || positionals.some(path => file.startsWith(path)),
  )
  const tried =
    values.sample === undefined ? chosen : drawn(chosen, Number(values.sample), Number(values.seed))
  const testers = Array.from({ length: Number(values.workers) }, () => new Tester(join(PLACE, 'child.js')))
  const [first] = testers
  if (!first) throw new Error('--workers: expected at least 1')
  const known = await first.ask({ kind: 'gather' }, START)
  if (known?.kind !== 'gathered') throw new Error(`the suite cannot be run: ${JSON.stringify(known)}`)
  const outcomes = await tryAll(tried, known, testers)
  for (const tester of testers) tester.close()
  report(tried, outcomes)
}

type Gathered = Extract<Done, { kind: 'gathered' }>

/** By what a mutant was killed; null: by nothing. `unmet`: nothing comes across it. */
type Outcome = { readonly by: string | null | 'unmet' }

async function tryAll(
  tried: readonly Mutant[],
  { met, always, loading, red }: Gathered,
  testers: readonly Tester[],
): Promise<ReadonlyMap<number, Outcome>> {
  const meeting = new Map<number, number[]>()
  const green = met.map((_ids, place) => place).filter(place => !red.includes(place))
  for (const place of green)
    for (const id of met[place] ?? []) meeting.set(id, [...(meeting.get(id) ?? []), place])
  const [atStart, whileLoading] = [new Set(always), new Set(loading)]
  const outcomes = new Map<number, Outcome>()
  const queue = [...tried]
  const work = async (tester: Tester) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const isLoading = whileLoading.has(mutant.id)
      const isAtStart = isLoading || atStart.has(mutant.id)
      const scenarios = isAtStart ? green : (meeting.get(mutant.id) ?? [])
      const job: Trial = { kind: 'try', mutant: mutant.id, isAtStart, scenarios }
      outcomes.set(mutant.id, await tryOne(tester, job, isLoading))
      progress(outcomes.size, tried.length)
    }
  }
  await Promise.all(testers.map(work))
  return outcomes
}

type Trial = Extract<Job, { kind: 'try' }>

async function tryOne(tester: Tester, job: Trial, isLoading: boolean): Promise<Outcome> {
  if (job.scenarios.length === 0) return { by: 'unmet' }
  const trying = isLoading ? tester.askAlone(job, PATIENCE) : tester.ask(job, PATIENCE)
  const done = await trying.catch((): Done => ({ kind: 'tried', killer: 'it ends the process' }))
  if (done === null) return { by: 'it never ends' }
  if (done.kind !== 'tried') throw new Error(`mutant ${job.mutant}: ${JSON.stringify(done)}`)
  return { by: done.killer }
}

function progress(done: number, all: number): void {
  if (process.stderr.isTTY && done % 10 === 0) process.stderr.write(`\r${done} of ${all} `)
}

function report(tried: readonly Mutant[], outcomes: ReadonlyMap<number, Outcome>): void {
  const byOf = ({ id }: Mutant) => outcomes.get(id)?.by ?? null
  const alive = tried.filter(mutant => byOf(mutant) === null)
  const unmet = tried.filter(mutant => byOf(mutant) === 'unmet')
  const line = ({ file, line, before, says }: Mutant) => `${file}:${line}  ${before.slice(0, 90)}  ${says}`
  console.log('\nNothing notices:')
  for (const mutant of alive) console.log(`  ${line(mutant)}`)
  console.log('\nNothing comes across:')
  for (const mutant of unmet) console.log(`  ${line(mutant)}`)
  const killed = tried.length - alive.length - unmet.length
  console.log(
    `\n${tried.length} mutants: ${killed} noticed (${((100 * killed) / tried.length).toFixed(1)} %), ${alive.length} not, ${unmet.length} never met`,
  )
  const rows = tried.map(mutant => ({ ...mutant, by: byOf(mutant) }))
  writeFileSync(join(PLACE, 'report.json'), `${JSON.stringify(rows, null, 1)}\n`)
}

if (values.help) process.stdout.write(HELP)
else await main()
