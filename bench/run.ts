import { mkdirSync, writeFileSync } from 'node:fs'
import { measureExplained } from './explained.ts'
import { measureGraphql } from './graphql.ts'
import { measureHostile } from './hostile.ts'
import { measureHttp } from './http.ts'
import { measureInProcess } from './in-process.ts'
import type { Measurement } from './measurement.ts'
import { measureStart } from './start.ts'
import { measureSuite } from './suite.ts'

/**
 * `npm run bench [-- http | graphql | hostile | explained | start | suite | in-process [entries…]]`: prints one line for each
 * figure and writes them all as JSON to reports/local/bench.json. Figures are ratios to something measured in the same
 * run.
 */
const [part = 'all', ...sizes] = process.argv.slice(2)
const counts = sizes.length > 0 ? sizes.map(Number) : [1_000, 10_000, 100_000, 1_000_000]

const results: Measurement[] = []
// First: what was explained by others would already show in it.
if (part === 'all' || part === 'explained') report(await measureExplained('specs/worlds/restaurants'))
if (part === 'all' || part === 'http') report(await measureHttp('specs/worlds/restaurants'))
if (part === 'all' || part === 'graphql') report(await measureGraphql(10_000))
if (part === 'all' || part === 'hostile') report(await measureHostile('specs/worlds/restaurants'))
if (part === 'all' || part === 'start') report(await measureStart())
if (part === 'all' || part === 'suite') report(await measureSuite('specs'))
if (part === 'all' || part === 'in-process') {
  for (const count of counts) report(await measureInProcess(count))
}
mkdirSync('reports/local', { recursive: true })
writeFileSync('reports/local/bench.json', `${JSON.stringify({ node: process.version, results }, null, 2)}\n`)

function report(measured: readonly Measurement[]): void {
  for (const { name, value, unit, ratio, against } of measured) {
    const beside = ratio === undefined ? '' : `  ${ratio.toFixed(2)} × ${against}`
    console.log(`${name.padEnd(70)} ${value.toPrecision(3).padStart(8)} ${unit}${beside}`)
  }
  results.push(...measured)
}
