import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readExplanations } from '../preview/changes-file.ts'
import { isRenewable, outdated, type Preview, type Published, preview } from '../preview/preview.ts'
import { previewText } from '../preview/preview-text.ts'
import { fileOf, publishedBundles } from '../preview/published-bundles.ts'
import { makeBundle } from '../proof/make-bundle.ts'
import { packBundle } from '../proof/pack.ts'
import { Refusal } from '../proof/refusal.ts'
import { readConfiguration } from '../proof/verify.ts'
import { UsageError } from '../usage-error.ts'
import { processIo } from './process-io.ts'

const HELP = `npm run preview [-- --renew]

Judges the recordings of reports/*/bundle.tgz by the suite as it is now, and says which published verdicts change and
why. Ends with 1 while a change is not explained in reports/changes.yaml, or an explanation explains nothing; with 2
when a bundle or that file cannot be read. --renew writes the bundles anew from their recordings, where the suite asks
nothing that they do not have and every change is explained.
`

const REPORTS = 'reports'
const SPECS = 'specs'
const io = processIo()

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof Refusal || error instanceof UsageError)) throw error
  io.err(`${error.message}\n`)
  return 2
})

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { renew: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) {
    io.out(HELP)
    return 0
  }
  const explanations = readExplanations(`${REPORTS}/changes.yaml`, SPECS)
  const bundles = await publishedBundles(REPORTS)
  const previews: Preview[] = []
  for (const bundle of bundles) {
    const seen = await preview(bundle, explanations, { specs: SPECS, signal: io.signal })
    previews.push(seen)
    if (values.renew) await renew(bundle, seen)
  }
  const stale = outdated(explanations, previews)
  const text = previewText(previews, stale)
  io.out(text)
  const { GITHUB_STEP_SUMMARY: summary } = io.environment
  if (summary) appendFileSync(summary, text)
  const isOpen = previews.some(({ changes }) => changes.some(({ why }) => why === null))
  return isOpen || stale.length > 0 ? 1 : 0
}

/** The same recording, with what the suite as it is now makes of it. */
async function renew({ program, files }: Published, seen: Preview): Promise<void> {
  const configuration = readConfiguration(files, SPECS)
  const options = { specs: SPECS, signal: io.signal }
  const made = await makeBundle(files['recording.ndjson'], configuration, options)
  // What turns red is asked again, and the recording may not have that.
  if (!isRenewable(seen) || made.left !== null || made.unheard.size > 0) {
    io.err(`${program} cannot be renewed: run it again (npm run conformance:real -- ${program}).\n`)
    return
  }
  writeFileSync(fileOf(REPORTS, program), await packBundle(made.files))
  io.err(`${program} is renewed.\n`)
}
