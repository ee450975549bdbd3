import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { publishedReports } from '../publish/read-published.ts'
import { reportsIndex } from '../publish/reports-index.ts'
import { verdictsOf, verdictsText } from '../publish/verdicts.ts'

/**
 * `npm run conformance:real [-- NAME …]`: judges the real programs of targets.yaml, or those that are named, writes their
 * reports to `reports/NAME/`, the list of all that are there to `reports/README.md`, and what they say in short to
 * `reports/verdicts.json`, which is part of the package. A database whose address the
 * environment does not tell is left out, and named. Ends with 3 when a program could not be judged.
 */
const CONFIG = 'conformance/publish/targets.yaml'
const config = readFileSync(CONFIG, 'utf8')
const known = Object.keys(parse(config).targets)
const named = process.argv.slice(2)
const stranger = named.find(name => !known.includes(name))
if (stranger !== undefined) {
  console.error(`There is no ${stranger} in ${CONFIG}: ${known.join(', ')}.`)
  process.exit(2)
}

let isComplete = true
for (const name of named.length > 0 ? named : known) {
  const variable = variableOf(name)
  if (variable !== undefined && !process.env[variable]) {
    console.error(`${name} is left out: ${variable} is not set (the address of an empty database).`)
    continue
  }
  console.error(`\n== ${name}`)
  if (!(await judge(name))) isComplete = false
}
const published = publishedReports()
writeFileSync('reports/README.md', reportsIndex(published))
writeFileSync('reports/verdicts.json', verdictsText(verdictsOf(published)))
process.exitCode = isComplete ? 0 : 3

/** Whether the target was judged to the end; that it differs is what reports are for. */
async function judge(target: string): Promise<boolean> {
  const args = ['test', '--config', CONFIG, '--target', target, '--output', `reports/${target}`]
  const child = spawn(
    process.execPath,
    ['bin/assayer.js', ...args, '--reporter', 'json,markdown,html,console'],
    {
      stdio: 'inherit',
    },
  )
  const code = await new Promise<number | null>(ended => child.on('close', ended))
  return code === 0 || code === 1
}

/** The variable that tells where the database is. */
function variableOf(target: string): string | undefined {
  const { start } = parse(config).targets[target]
  return /^\$(\w+)$/.exec(start.databaseUrl ?? '')?.[1]
}
