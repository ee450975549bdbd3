import { mkdirSync, writeFileSync } from 'node:fs'
import { scriptFlags } from '../conformance/cli/script-flags.ts'
import { isWorse, measureAgainst } from './against.ts'
import { writeDocument } from './document.ts'
import { measureExplained } from './explained.ts'
import { measureFuzz } from './fuzz.ts'
import { measureGraphql } from './graphql.ts'
import { measureHostile } from './hostile.ts'
import { measureHttp } from './http.ts'
import { measureInProcess } from './in-process.ts'
import type { Measurement } from './measurement.ts'
import { measureMockServers } from './mock-servers.ts'
import { measureScale } from './scale.ts'
import { measureSite } from './site/site.ts'
import { measureStart } from './start.ts'
import { measureBesideStrapi } from './strapi.ts'
import { measureSuite } from './suite.ts'

const HELP = `npm run bench [-- PART [ENTRIES ...]] [--document] [--only TEXT] [--strapi URL] [--against COMMIT]

Prints one line for each figure and writes them all as JSON to reports/local/bench.json. Figures are ratios to something
measured in the same run. A whole run takes about ten minutes.

PART            one of explained, http, mock-servers, strapi, graphql, hostile, start, suite, fuzz, site, scale, in-process
ENTRIES         of in-process and scale: how many entries (default 1000 10000 100000 1000000)
--document      puts the figures of a whole run into docs/performance.md
--only TEXT     of in-process: what has it in its name (in-process 1000000 --only update)
--strapi URL    measures beside the real one that runs there
--against COMMIT  runs that commit's bench and this one in turns, and says what moved
`

const { values, positionals } = scriptFlags(HELP, {
  options: {
    against: { type: 'string' },
    document: { type: 'boolean' },
    only: { type: 'string' },
    strapi: { type: 'string' },
  },
  allowPositionals: true,
})
const [part = 'all', ...sizes] = positionals
const counts = sizes.length > 0 ? sizes.map(Number) : [1_000, 10_000, 100_000, 1_000_000]
const noCount = sizes.find((_, at) => !Number.isSafeInteger(counts[at]) || Number(counts[at]) < 1)

const PARTS: Readonly<Record<string, () => Promise<readonly Measurement[]>>> = {
  // First: what was explained by others would already show in it.
  explained: () => measureExplained('specs/worlds/restaurants'),
  http: () => measureHttp('specs/worlds/restaurants'),
  'mock-servers': measureMockServers,
  strapi: () => measureBesideStrapi('specs/worlds/restaurants', values.strapi),
  graphql: () => measureGraphql(10_000),
  hostile: () => measureHostile('specs/worlds/restaurants'),
  start: measureStart,
  suite: () => measureSuite('specs'),
  fuzz: measureFuzz,
  site: measureSite,
  scale: () => measureScale(counts.at(-1) ?? 0),
  'in-process': async () => {
    const measured: Measurement[] = []
    for (const count of counts) measured.push(...(await measureInProcess(count, values.only)))
    return measured
  },
}

if (part !== 'all' && !(part in PARTS)) {
  console.error(`There is no part ${part}: ${Object.keys(PARTS).join(', ')}, or all.`)
  process.exitCode = 2
} else if (noCount !== undefined) {
  console.error(
    `How many entries: found ${noCount}, expected a whole number above 0. One part is measured at a time.`,
  )
  process.exitCode = 2
} else if (values.against !== undefined) sayChanges(values.against)
else await measureParts()

async function measureParts(): Promise<void> {
  const results: Measurement[] = []
  for (const [name, measure] of Object.entries(PARTS)) {
    if (part !== 'all' && part !== name) continue
    const measured = await measure()
    for (const it of measured) console.log(lineOf(it))
    results.push(...measured)
  }
  mkdirSync('reports/local', { recursive: true })
  writeFileSync(
    'reports/local/bench.json',
    `${JSON.stringify({ node: process.version, results }, null, 2)}\n`,
  )
  if (values.document) writeDocument(results)
}

function lineOf({ name, value, unit, ratio, against }: Measurement): string {
  const beside = ratio === undefined ? '' : `  ${ratio.toFixed(2)} × ${against}`
  return `${name.padEnd(70)} ${value.toPrecision(3).padStart(8)} ${unit}${beside}`
}

/** Ends with 1 when something got worse, and with 2 where there is nothing to compare with. */
function sayChanges(commit: string): void {
  const changes = measureAgainst(commit, positionals)
  if (!changes) {
    console.error(`--against ${commit}: found no such commit, expected one of this repository.`)
    process.exitCode = 2
    return
  }
  for (const change of changes) {
    const { name, before, after, gain, noise } = change
    const moved = `${before.toPrecision(3)} → ${after.toPrecision(3)}`
    const verdict = isWorse(change) ? '  WORSE' : ''
    console.log(
      `${name.padEnd(100)} ${moved.padStart(20)}  ${gain.toFixed(2)} ± ${noise.toFixed(2)}${verdict}`,
    )
  }
  if (changes.some(isWorse)) process.exitCode = 1
}
