import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nearestName } from '../../text/nearest-name.ts'
import { UsageError } from '../usage-error.ts'
import { nameOf, type RequirementSet, readSet } from './requirement-set.ts'

/** Where the sets of the package are. */
export function setsDirectory(packageDirectory: string): string {
  return join(packageDirectory, 'requirements')
}

/** The files of the sets in a directory, the oldest first: names are dates. None where there is no such directory. */
export function setFiles(directory: string): readonly string[] {
  if (!existsSync(directory)) return []
  const names = readdirSync(directory).filter(name => name.endsWith('.yaml'))
  return names.sort().map(name => join(directory, name))
}

/** Where sets are looked for, and the suite whose schemas they fit. */
export interface SetPlace {
  readonly packageDirectory: string
  readonly specs: string
}

/** A set of the package by its name, any other by its path. Throws UsageError where there is none. */
export function findSet(named: string, { packageDirectory, specs }: SetPlace): RequirementSet {
  if (isPath(named)) {
    if (existsSync(named)) return readSet(named, specs)
    throw new UsageError(
      `There is no requirement set at ${named}: \`assayer requirements freeze ${named}\` writes one.`,
    )
  }
  const found = setOfPackage(named, { packageDirectory, specs })
  if (found) return found
  const names = setFiles(setsDirectory(packageDirectory)).map(nameOf)
  const near = nearestName(named, names, it => it)
  const hint = near === null ? '' : ` Did you mean ${near}?`
  throw new UsageError(
    `There is no requirement set ${named} in this release, which has ${names.join(', ') || 'none at all'}.${hint}`,
  )
}

/** The set of the package with this name; null: it has none. */
export function setOfPackage(name: string, { packageDirectory, specs }: SetPlace): RequirementSet | null {
  const file = setFiles(setsDirectory(packageDirectory)).find(it => nameOf(it) === name)
  return file === undefined ? null : readSet(file, specs)
}

/** Names of sets have dots in them, too. */
export function isPath(named: string): boolean {
  return /[/\\]|\.ya?ml$/.test(named)
}
