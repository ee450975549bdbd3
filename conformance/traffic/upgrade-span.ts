import type { UpgradeSpan } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { VersionSpan } from './listed-change.ts'

const MAJORS = [1, 2, 3, 4, 5] as const
const TOLD = MAJORS.map(major => `${major}.0`).join(', ')

/** The majors between which changes are told, and the versions as they were given. */
export interface NamedSpan extends UpgradeSpan {
  readonly versions: VersionSpan
}

/** Two versions as somebody writes them; undefined: not given. */
export interface WrittenSpan {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The two versions that `--from` and `--to` name, any minor and patch of a major. Throws a UsageError. */
export function spanOf(written: WrittenSpan): NamedSpan {
  const [from, to] = [versionOf(written, 'from'), versionOf(written, 'to')]
  if (compare(from, to) >= 0)
    throw new UsageError(`--to ${written.to}: expected a newer major or minor than --from names.`)
  const major = MAJORS.find(it => it === to[0])
  if (major === undefined) throw new UsageError(`--to ${written.to}: there are changes of ${TOLD}.`)
  return {
    from: MAJORS.find(it => it === from[0]) ?? 0,
    to: major,
    versions: { from: shown(from), to: shown(to) },
  }
}

type Version = readonly [major: number, minor: number, patch: number]

function versionOf(written: WrittenSpan, flag: keyof WrittenSpan): Version {
  const text = written[flag]
  if (text === undefined) throw new UsageError(`assayer changes needs --${flag}: ${TOLD}.`)
  const [, major, minor = '0', patch = '0'] =
    /^v?(\d{1,9})(?:\.(\d{1,9}|x))?(?:\.(\d{1,9}|x))?$/i.exec(text) ?? []
  if (major === undefined || Number(major) > 5)
    throw new UsageError(
      `--${flag} ${text}: there are changes of ${TOLD}. A version is written as 4.48 or 5.`,
    )
  return [Number(major), Number(minor) || 0, Number(patch) || 0]
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

/** Patches change nothing that is told. */
function shown([major, minor]: Version): string {
  return `${major}.${minor}`
}
