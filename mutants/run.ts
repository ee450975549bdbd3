import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { endScript, scriptFlags } from '../conformance/cli/script-flags.ts'
import { UsageError } from '../conformance/usage-error.ts'
import { askAnswers } from './ask-answers.ts'
import { askSuite } from './ask-suite.ts'
import { askUnitTests } from './ask-unit-tests.ts'
import { buildMutants, instrumentAll } from './build.ts'
import { isNamed, readEquivalents } from './equivalents.ts'
import { keepFuzz } from './fuzz-conversations.ts'
import type { Mutant } from './instrument.ts'
import { isKilled, type Outcomes } from './outcome.ts'
import { FUZZ_ANSWERS, PLACE } from './place.ts'
import { type Judged, outcomeOf, type Trial, writeReport } from './report.ts'
import { drawn } from './sample.ts'

const HELP = `npm run mutants -- [PATH ...] [--ask LIST] [--left] [--sample N] [--seed N] [--workers N]

Makes small mistakes in the sources of the reference, one at a time, and asks the suite whether it notices. Only
scenarios that come across a mistake are asked. PATH: only in files whose path begins so, such as
reference/content/query/sort. What nothing notices is printed: a scenario is lacking, or it makes no difference.

--ask LIST who is asked, each of what those before it left (default suite): suite, answers, tests, fuzz. answers are
           those of tests/answers/kept, the fastest; tests are the unit tests in reference/, those nearest to a mistake
           first, but for properties; fuzz is what \`assayer fuzz\` sends in a run: whether any answer becomes another
--left     only what the last run left
--sample N only so many, drawn by --seed; the report says between which shares that of all lies, 19 times in 20
--seed N   another draw: the same seed draws the same
--workers N  processes that ask the suite side by side

How long it takes: with --ask answers all 16,000 take less than an hour. Of the suite and of tests they would take many,
so draw a sample or name a folder. What is not noticed is told as soon as it is known. The sources and tests must stay as
they are until the end: run it in a worktree of its own while you go on.

What is known to make no difference stands in mutants/equivalents.yaml with the reason, and is left out.
`

const { values, positionals } = scriptFlags(HELP, {
  allowPositionals: true,
  options: {
    ask: { type: 'string', default: 'suite' },
    left: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})

/** Who can be asked. */
const ASKED: Readonly<
  Record<string, { readonly of: string; readonly ask: (tried: readonly Mutant[]) => Promise<Outcomes> }>
> = {
  suite: { of: 'the suite', ask: tried => askSuite(tried, Number(values.workers)) },
  answers: { of: 'kept answers', ask: askAnswers },
  tests: { of: 'unit tests', ask: askUnitTests },
  fuzz: { of: 'fuzz', ask: askFuzz },
}

const REPORT = join(PLACE, 'report.json')

async function main(): Promise<void> {
  const asked = values.ask.split(',').map(name => ASKED[name] ?? refuse(name))
  const left = values.left ? leftByLastRun() : null
  const sources = instrumentAll()
  await buildMutants(sources)
  const chosen = sources.mutants.filter(
    ({ id, file }) =>
      (positionals.length === 0 || positionals.some(path => file.startsWith(path))) &&
      (left === null || left.has(id)),
  )
  const drawnOnes =
    values.sample === undefined ? chosen : drawn(chosen, Number(values.sample), Number(values.seed))
  const equivalents = readEquivalents()
  const tried = drawnOnes.filter(mutant => !equivalents.some(it => isNamed(it, mutant)))
  const trials: Trial[] = []
  for (const { of, ask } of asked) {
    const rest = tried.filter(mutant => !isKilled(outcomeOf(trials, mutant)))
    trials.push({ of, outcomes: await ask(rest) })
  }
  const judged = tried.map(mutant => ({ ...mutant, ...outcomeOf(trials, mutant) }))
  console.log(
    writeReport(judged, trials, { equivalent: drawnOnes.length - tried.length, among: chosen.length }),
  )
  writeFileSync(REPORT, `${JSON.stringify(judged, null, 1)}\n`)
}

async function askFuzz(tried: readonly Mutant[]): Promise<Outcomes> {
  await keepFuzz(Number(values.seed))
  return askAnswers(tried, FUZZ_ANSWERS)
}

function refuse(name: string): never {
  throw new UsageError(`--ask: found ${name}, expected ${Object.keys(ASKED).join(', ')}`)
}

function leftByLastRun(): ReadonlySet<number> {
  const judged: readonly Judged[] = JSON.parse(readFileSync(REPORT, 'utf8'))
  return new Set(judged.filter(it => !isKilled(it)).map(({ id }) => id))
}

await main().catch(endScript)
