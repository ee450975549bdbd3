import { setFiles, setsDirectory } from '../requirements/find-sets.ts'
import { frozenSuite } from '../requirements/frozen-suite.ts'
import { type RequirementSet, readSet } from '../requirements/requirement-set.ts'
import { isLayered } from '../suite/layers.ts'
import type { ExitCode } from './command.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { frameOf } from './requirements-flags.ts'
import { loadByFlags, specsDirectory } from './suite-flags.ts'

/** `assayer requirements list`: the sets of the release, and what of each changed since. */
export function listSets(given: Given, io: Io): ExitCode {
  const specs = specsDirectory(given, io)
  const sets = setFiles(setsDirectory(io.packageDirectory)).map(file => readSet(file, specs))
  const suite = loadByFlags({ ...given, positionals: [] }, io)
  const rows = sets.map(set => ({ ...rowOf(set), ...(isLayered(specs) ? {} : sinceOf(set)) }))
  if (given.has('json')) io.out(`${JSON.stringify(rows, null, 1)}\n`)
  else io.out(rows.length === 0 ? 'This release has no requirement sets.\n' : rows.map(lineOf).join(''))
  return 0

  function sinceOf(set: RequirementSet) {
    const { changed, gone, beside } = frozenSuite(frameOf(set, suite, { ...given, positionals: [] }, io))
    return {
      new: beside.filter(({ since }) => since === 'new').length,
      changed: changed.length,
      gone: gone.length,
    }
  }
}

function rowOf({ name, digest, scenarios, premises, leftOut }: RequirementSet) {
  return { name, digest, scenarios: scenarios.length, premises: premises.length, leftOut: leftOut.size }
}

type Row = ReturnType<typeof rowOf> & {
  readonly new?: number
  readonly changed?: number
  readonly gone?: number
}

function lineOf({ name, scenarios, leftOut, digest, ...since }: Row): string {
  const { new: added = 0, changed = 0, gone = 0 } = since
  const moved =
    added + changed + gone === 0
      ? 'the suite is as it was'
      : `since then ${added} new, ${changed} changed, ${gone} gone`
  return `${name}  ${scenarios} scenarios count, ${leftOut} left out; ${moved}  ${digest}\n`
}
