import type { ScenarioDocument } from './clause-document.ts'
import { type Found, problem } from './problem.ts'
import { compareVersions, NEWEST_MAJOR } from './versions.ts'

interface Range {
  readonly since?: number | string
  readonly before?: number | string
}

/** What a JSON Schema cannot say of versions: only the platform has them, and a range is not empty. */
export function checkVersions(own: Range, clause: string, { since, before }: Range): readonly Found[] {
  const [first, end] = [own.since ?? since ?? NEWEST_MAJOR, own.before ?? before]
  const said = own.since === undefined ? 'before' : 'since'
  if (own[said] === undefined) return []
  if (clause.startsWith('content.'))
    return [problem(said, own[said], 'no such key: only the platform has versions')]
  if (end === undefined || compareVersions(String(first), String(end)) < 0) return []
  return [problem('before', end, `a version after ${first}`)]
}

/** A version is no capability: which ones a scenario holds for is a range. */
export function checkRequires({ requires = [] }: Pick<ScenarioDocument, 'requires'>): readonly Found[] {
  const version = requires.find(name => /^platform-\d/.test(name))
  return version === undefined
    ? []
    : [problem('requires', version, 'since and before: the versions for which it holds')]
}
