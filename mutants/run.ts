import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askSuite } from './ask-suite.ts'
import { askUnitTests } from './ask-unit-tests.ts'
import { buildMutants, instrumentAll } from './build.ts'
import { isNamed, readEquivalents } from './equivalents.ts'
import { isKilled } from './outcome.ts'
import { PLACE } from './place.ts'
import { outcomeOf, type Trials, writeReport } from './report.ts'
import { drawn } from './sample.ts'

const HELP = `npm run mutants -- [PATH ...] [--tests] [--sample N] [--seed N] [--workers N]

Makes small mistakes in the sources of the reference, one at a time, and asks the suite whether it notices. Only
scenarios that come across a mistake are asked. PATH: only in files whose path begins so, such as
reference/content/query/sort. What nothing notices is printed: a scenario is lacking, or it makes no difference.

--tests    what the suite does not notice is asked of the unit tests in reference/, those nearest to it first; printed
           is what neither notices. Properties are not asked
--sample N only so many, drawn by --seed; the report says between which shares that of all lies, 19 times in 20
--seed N   another draw: the same seed draws the same
--workers N  processes that ask the suite side by side

How long it takes: one run of the suite to begin with, then the scenarios or tests that come across each mistake. All
16,000 take hours, so draw a sample or name a folder. What is not noticed is told as soon as it is known. The sources and
tests must stay as they are until the end: run it in a worktree of its own while you go on.

What is known to make no difference stands in mutants/equivalents.yaml with the reason, and is left out.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
})

async function main(): Promise<void> {
  const sources = instrumentAll()
  await buildMutants(sources)
  const chosen = sources.mutants.filter(
    ({ file }) => positionals.length === 0 || positionals.some(path => file.startsWith(path)),
  )
  const drawnOnes =
    values.sample === undefined ? chosen : drawn(chosen, Number(values.sample), Number(values.seed))
  const equivalents = readEquivalents()
  const tried = drawnOnes.filter(mutant => !equivalents.some(it => isNamed(it, mutant)))
  const suite = await askSuite(tried, Number(values.workers))
  const left = tried.filter(({ id }) => !isKilled(suite.get(id) ?? { by: null }))
  const trials: Trials = { suite, tests: values.tests ? await askUnitTests(left) : null }
  const judged = tried.map(mutant => ({ ...mutant, ...outcomeOf(trials, mutant) }))
  console.log(
    writeReport(judged, trials, { equivalent: drawnOnes.length - tried.length, among: chosen.length }),
  )
  writeFileSync(join(PLACE, 'report.json'), `${JSON.stringify(judged, null, 1)}\n`)
}

if (values.help) process.stdout.write(HELP)
else await main()
