import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `node bench/suite-memory.mjs BUILT N`: fires N scenarios at the embedded reference, with the code as it is
 * published, and prints the peak of its memory in MB. The reference with all its worlds is part of it.
 */
const [built = 'dist', count = '5000'] = process.argv.slice(2)
const load = file => import(pathToFileURL(resolve(built, 'conformance', file)).href)
const { loadSuite } = await load('suite/load-suite.js')
const { run } = await load('run/run.js')
const { oracleTarget } = await load('targets/oracle.js')
const { DEFAULT_LIMITS } = await load('client/limits.js')

const specs = resolve('specs')
const { clauses } = loadSuite(specs)
const all = clauses.flatMap(({ scenarios }) => scenarios)
const scenarios = Array.from({ length: Number(count) }, (_, n) => all[n % all.length])
const target = oracleTarget({ specs })
await run({
  ...{ specs, clauses, scenarios, target, strict: false, maxFailures: 0, repeatEach: 1, connections: 8 },
  ...{ limits: DEFAULT_LIMITS, environment: {}, onResult: () => {} },
})
await target.close()
console.log(process.resourceUsage().maxRSS / 1024)
