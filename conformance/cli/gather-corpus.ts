import { readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { type FoundOut, findOut } from '../fuzz/corpus/find-out.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { MAIN_WORLDS } from '../suite/worlds.ts'
import { listQuirks } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import { endScript, scriptFlags } from './script-flags.ts'

const HELP = `npm run corpus -- [--sample N] [--seed N] [--runs N] [--keep]

Measures what fuzz finds: serves wrong servers, of clauses that documents describe and that reads rest on, and asks each
so many queries (2000) until it is found out. About a second each. With --keep, the smallest requests that told one are
added to the corpus, which conformance/fuzz/corpus/corpus.slow.test.ts asks again; nothing is taken out of it.
`

const { values } = scriptFlags(HELP, {
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '2000' },
    keep: { type: 'boolean', default: false },
  },
})

// npm runs it in the package's own folder.
const SPECS = 'specs'
const CORPUS = 'conformance/fuzz/corpus/corpus.json'
/** What is read of entries; the schema, extensions and files are asked in other ways. */
const OF_READS =
  /^content\.(filters|sort|pagination|fields|populate|publication|locale|search|graphql\.(filters|sort|pagination|locale|publication))/

async function main(): Promise<void> {
  const [sample, seed, runs] = [values.sample, values.seed, values.runs].map(Number)
  if (!sample || seed === undefined || !runs)
    throw new UsageError('--sample, --seed, --runs: expected numbers')
  const world = MAIN_WORLDS.content
  const asked = loadSuite(SPECS).clauses.filter(
    ({ id, status, scenarios }) =>
      status === 'documented' &&
      OF_READS.test(id) &&
      scenarios.some(it => it.world === world && !it.sendsWrites),
  )
  const documented = new Set(asked.map(({ id }) => id))
  const wrong = (await listQuirks()).filter(({ clause }) => documented.has(clause)).map(({ id }) => id)
  const drawn = fc.shuffledSubarray(wrong, { minLength: sample, maxLength: sample })
  const found: FoundOut[] = []
  for (const id of fc.sample(drawn, { seed, numRuns: 1 }).flat()) {
    const row = await findOut(id, { specs: SPECS, world, seed, runs })
    if (row) found.push(row)
    console.log(row ? `${row.queries}\t${row.parameters}\t${id}\t${row.request}` : `-\t-\t${id}`)
  }
  const small = found.filter(({ parameters }) => parameters <= 2).length
  console.log(`${found.length} of ${sample} found out, ${small} of them by at most two parameters`)
  if (values.keep) keep(found)
}

/** Of a wrong server that is known already the request stays that once told it. */
function keep(found: readonly FoundOut[]): void {
  const known: readonly Pick<FoundOut, 'quirk' | 'request'>[] = JSON.parse(readFileSync(CORPUS, 'utf8'))
  const added = found
    .filter(({ quirk }) => known.every(it => it.quirk !== quirk))
    .map(({ quirk, request }) => ({ quirk, request }))
  writeFileSync(CORPUS, `${JSON.stringify([...known, ...added], null, 2)}\n`)
  console.log(`${added.length} requests added to the ${known.length} of ${CORPUS}`)
}

await main().catch(endScript)
