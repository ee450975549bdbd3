/** The major versions that the documentation tells the changes of. */
export type Major = 1 | 2 | 3 | 4 | 5

export const majors: readonly Major[] = [1, 2, 3, 4, 5]

/** A version as `accept-version` and `content-version` name it. */
export interface Version {
  readonly major: number
  readonly minor: number
  readonly patch: number
}

const VERSION = /(?:^|[^\d])(\d{1,16})(?:\.(\d{1,16}))?(?:\.(\d{1,16}))?(?:$|[^\d])/

/**
 * The first version in a text: `v5.0`, `5`, `^4.48`, `v5.99-beta.1`. Null when there is none.
 * UNDOCUMENTED: the format of the header is not shown; observed on the real program, which takes whatever
 * looks like a version.
 */
export function findVersion(text: string): Version | null {
  const match = VERSION.exec(text)
  if (!match) return null
  return { major: Number(match[1]), minor: Number(match[2] ?? 0), patch: Number(match[3] ?? 0) }
}

const WHOLE = /^v?\d{1,9}(\.\d{1,9}){0,2}$/

/** A text that says which version a platform runs as: `5.130`, `4.48.9`, `3`. Null when no documented major does. */
export function runnableVersion(text: string): Version | null {
  const version = WHOLE.test(text) ? findVersion(text) : null
  return version && documentedMajor(version) && version
}

/** What a text that says none should have been. */
export const RUNNABLE = `a version of a major from ${majors[0]} to ${majors.at(-1)}, such as 5.130, 4.48 or 3.0`

/** Negative when `a` is older than `b`, zero when they are the same. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch
}

/** `v5.130`: major and minor only, as `content-version` has it. */
export function shortVersion(version: Version): string {
  return `${version.major}.${version.minor}`
}

/** The documented major of a version; null when the documentation does not tell of it. */
export function documentedMajor(version: Version): Major | null {
  return majors.find(major => major === version.major) ?? null
}
