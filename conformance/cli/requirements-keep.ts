import { replaceFile } from '../replace-file.ts'
import { findSet, setFiles, setsDirectory } from '../requirements/find-sets.ts'
import { findOldTexts, unkeptOf } from '../requirements/keep.ts'
import { keptFileOf, keptText, readKeptTexts } from '../requirements/kept-texts.ts'
import { type RequirementSet, readSet } from '../requirements/requirement-set.ts'
import { loadSuite, type Suite } from '../suite/load-suite.ts'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { specsDirectory } from './suite-flags.ts'

/** `assayer requirements keep`: writes down the old texts of what changed since sets were frozen. */
export function keepTexts(given: Given, io: Io): ExitCode {
  const specs = specsDirectory(given, io)
  const place = { packageDirectory: io.packageDirectory, specs }
  const [name] = given.positionals
  const sets =
    name === undefined
      ? setFiles(setsDirectory(io.packageDirectory)).map(file => readSet(file, specs))
      : [findSet(name, place)]
  const suite = loadSuite(specs)
  for (const set of sets) io.out(keepOf(set, suite, specs))
  return 0
}

function keepOf(set: RequirementSet, suite: Suite, specs: string): string {
  const kept = readKeptTexts(keptFileOf(set.file), specs)
  const unkept = unkeptOf(set, suite, kept)
  if (unkept.scenarios.length + unkept.worlds.size === 0) return `${set.name}: nothing to keep.\n`
  const { found, lost } = findOldTexts(unkept, set, specs)
  if (lost.length > 0) {
    throw new UsageError(
      `${set.file}: no commit has the old text of ${lost.join(', ')}: restore it, or remove the set if nobody was given it.`,
    )
  }
  const lines = new Map([...kept.lines, ...found.map(text => [text.digest, text] as const)])
  replaceFile(kept.file, keptText(lines.values()))
  return `${set.name}: ${found.length} old texts kept in ${kept.file}.\n`
}
