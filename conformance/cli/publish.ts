import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { recordingsIn, recordingsText } from '../publish/make-recordings.ts'
import { publishedReports } from '../publish/read-published.ts'
import { reportsIndex } from '../publish/reports-index.ts'
import { verdictsOf, verdictsText } from '../publish/verdicts.ts'
import { UsageError } from '../usage-error.ts'
import { processIo } from './process-io.ts'
import { type PublishOptions, publishOptions } from './publish-flags.ts'
import { revalidatePrograms } from './revalidate-programs.ts'

/**
 * `npm run conformance:real [-- NAME …]`: judges the real programs of targets.yaml, or those that are named, writes their
 * reports and a bundle to `reports/NAME/`, the list of all that are there to `reports/README.md`, and what they say in short to
 * `reports/verdicts.json` and `reports/recordings.json`, which are part of the package. A database whose address the environment does not tell is left
 * out, and named. Ends with 3 when a program could not be judged. With --revalidate it publishes nothing: observed
 * clauses are asked again where they were seen, and it ends with 1 when a program does otherwise than it did.
 */
const CONFIG = 'conformance/publish/targets.yaml'
const config = readFileSync(CONFIG, 'utf8')
process.exitCode = await publish()

async function publish(): Promise<number> {
  try {
    const options = publishOptions(process.argv.slice(2), Object.keys(parse(config).targets))
    const names = options.names.filter(hasDatabase)
    return options.isRevalidating ? await askAgain({ ...options, names }) : await judgeAll(names)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 2
  }
}

function askAgain({ names, olderThan }: PublishOptions): Promise<number> {
  const places = { specs: 'specs', reports: 'reports', output: 'reports/local/revalidated' }
  return revalidatePrograms({ ...places, config: CONFIG, names, olderThan }, processIo())
}

async function judgeAll(names: readonly string[]): Promise<number> {
  let isComplete = true
  for (const name of names) {
    console.error(`\n== ${name}`)
    if (!(await judge(name))) isComplete = false
  }
  const published = publishedReports()
  writeFileSync('reports/README.md', reportsIndex(published))
  writeFileSync('reports/verdicts.json', verdictsText(verdictsOf(published)))
  writeFileSync('reports/recordings.json', recordingsText(await recordingsIn('reports', 'specs')))
  return isComplete ? 0 : 3
}

function hasDatabase(name: string): boolean {
  const variable = variableOf(name)
  if (variable === undefined || process.env[variable]) return true
  console.error(`${name} is left out: ${variable} is not set (the address of an empty database).`)
  return false
}

/** Whether the target was judged to the end; that it differs is what reports are for. */
async function judge(target: string): Promise<boolean> {
  const at = ['--config', CONFIG, '--target', target]
  const reports = ['--output', `reports/${target}`, '--reporter', 'json,markdown,html,console']
  const isJudged = await isDone(['test', ...at, ...reports])
  // A run of its own, as reports tell more than a recording can: what the target behaves like.
  return isJudged && isDone(['publish', ...at, '--output', `reports/${target}/bundle.tgz`])
}

async function isDone(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['bin/assayer.js', ...args], { stdio: 'inherit' })
  const code = await new Promise<number | null>(ended => child.on('close', ended))
  return code === 0 || code === 1
}

/** The variable that tells where the database is. */
function variableOf(target: string): string | undefined {
  const { start } = parse(config).targets[target]
  return /^\$(\w+)$/.exec(start.databaseUrl ?? '')?.[1]
}
