import { appendFileSync, writeFileSync } from 'node:fs'
import { readExplanations } from '../preview/changes-file.ts'
import { outdated, type Preview, type Published, preview, renewed } from '../preview/preview.ts'
import { previewText } from '../preview/preview-text.ts'
import { fileOf, publishedBundles } from '../preview/published-bundles.ts'
import { packBundle } from '../proof/pack.ts'
import { OtherSuite, OtherVerdicts, Refusal } from '../proof/refusal.ts'
import { verifyBundle } from '../proof/verify.ts'
import { recordingsIn, recordingsText } from '../publish/make-recordings.ts'
import { setOfPackage } from '../requirements/find-sets.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { UsageError } from '../usage-error.ts'
import { processIo } from './process-io.ts'
import { scriptFlags } from './script-flags.ts'

const HELP = `npm run preview [-- --renew]

Verifies reports/*/bundle.tgz; where one was judged by another suite or kit, judges its recording by the suite as it is now, and
says which published verdicts change and why. Ends with 1 while a change is not explained in reports/changes.yaml, or an
explanation explains nothing; with 2 when a bundle is refused or a file cannot be read. --renew makes the bundles anew
from their recordings, without scenarios that are new, where nothing is to be asked again and all is explained.
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
  const { values } = scriptFlags(HELP, { options: { renew: { type: 'boolean' } } })
  const explanations = readExplanations(`${REPORTS}/changes.yaml`, SPECS)
  const bundles = await publishedBundles(REPORTS)
  const previews: Preview[] = []
  for (const bundle of bundles) {
    if (await isVerified(bundle)) continue
    const seen = await preview(bundle, explanations, { specs: SPECS, signal: io.signal })
    previews.push(seen)
    if (values.renew) await renew(bundle, seen)
  }
  if (values.renew)
    writeFileSync(`${REPORTS}/recordings.json`, recordingsText(await recordingsIn(REPORTS, SPECS)))
  const stale = outdated(explanations, previews)
  const text = previewText(previews, stale)
  io.out(text)
  const { GITHUB_STEP_SUMMARY: summary } = io.environment
  if (summary) appendFileSync(summary, text)
  const isOpen = previews.some(({ changes }) => changes.some(({ why }) => why === null))
  return isOpen || stale.length > 0 ? 1 : 0
}

function setNamed(name: string): RequirementSet | null {
  return setOfPackage(name, { specs: SPECS, packageDirectory: io.packageDirectory })
}

/** False where it was judged by another suite, and its verdicts may be other ones now. Throws a Refusal for what is not what it says. */
async function isVerified({ program, files }: Published): Promise<boolean> {
  try {
    await verifyBundle(files, { specs: SPECS, signal: io.signal, setNamed })
    io.out(`${program} is verified.\n`)
    return true
  } catch (error) {
    if (error instanceof OtherSuite && files['requirements.json'] !== undefined) {
      io.out(`${program} was judged by a set of its own, which changes no more: ${error.message}.\n`)
      return true
    }
    // The kit may have come to look for more. Whoever has tampered with verdicts is told so by those that change.
    const isBySet = files['requirements.json'] !== undefined
    if (error instanceof OtherSuite || (error instanceof OtherVerdicts && !isBySet)) return false
    if (error instanceof Refusal) throw new Refusal(`${program} is refused: ${error.message}.`)
    throw error
  }
}

async function renew(bundle: Published, seen: Preview): Promise<void> {
  const { program } = bundle
  const files = await renewed(bundle, seen, { specs: SPECS, signal: io.signal })
  if (files) writeFileSync(fileOf(REPORTS, program), await packBundle(files))
  io.err(
    files
      ? `${program} is made anew.\n`
      : `${program} cannot be made anew: run it again (npm run conformance:real -- ${program}).\n`,
  )
}
