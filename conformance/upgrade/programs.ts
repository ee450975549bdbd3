import { existsSync } from 'node:fs'
import { nearestName } from '../../text/nearest-name.ts'
import { isObject } from '../compare/json-value.ts'
import { besideSources } from '../package-directory.ts'
import { type ProgramVerdicts, programVerdicts, type Verdicts } from '../publish/verdicts.ts'
import { reportReader } from '../report/read-report.ts'
import { SERVICES, type Service } from '../suite/clause.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'

/** A program, and what a report says of it. */
export interface JudgedProgram {
  /** As it was given: `strapi@4.26.2/sqlite`. */
  readonly name: string
  readonly verdicts: ProgramVerdicts
  /** What it serves, as far as it was judged. */
  readonly services: readonly Service[]
}

/**
 * The program that a text names: `ghost@5.99.1`, `strapi@4.26.2/sqlite`, the folder of a report or its file. The schema
 * of reports is that of `specs`. Throws UsageError for one of which there is no report, and says which there are.
 */
export function findProgram(name: string, specs: string): JudgedProgram {
  return judgedProgram(name, publishedVerdicts(name) ?? ownVerdicts(name, specs))
}

function judgedProgram(name: string, verdicts: ProgramVerdicts): JudgedProgram {
  const services = SERVICES.filter(it => Object.keys(verdicts.clauses).some(id => id.startsWith(`${it}.`)))
  return { name, verdicts, services }
}

function publishedVerdicts(name: string): ProgramVerdicts | null {
  const { programs } = readPublished()
  const folder = folderOf(name)
  return Object.hasOwn(programs, folder) ? (programs[folder] ?? null) : null
}

function readPublished(): Verdicts {
  const verdicts = readJson(besideSources('reports/verdicts.json'))
  if (isVerdicts(verdicts)) return verdicts
  throw new Error('invariant: reports/verdicts.json is what npm run conformance:real wrote')
}

function isVerdicts(value: unknown): value is Verdicts {
  return isObject(value) && value.format === 'assayer-verdicts' && value.version === 1
}

function ownVerdicts(name: string, specs: string): ProgramVerdicts {
  if (existsSync(name)) return programVerdicts(reportReader(specs)(name))
  const known = Object.keys(readPublished().programs).map(nameOf)
  const folders = new Map(known.map(it => [it, folderOf(it)]))
  const near = nearestName(name, known)
  const ofIt = known.filter(it => folders.get(it)?.startsWith(`${folderOf(name)}-`))
  const hint =
    ofIt.length > 0 ? ` Which of ${ofIt.join(', ')}?` : near === null ? '' : ` Did you mean ${near}?`
  throw new UsageError(
    `There is no report of ${name}.${hint} There are reports of ${known.join(', ')}; ` +
      'or name the folder of a report that assayer test has written.',
  )
}

/** `strapi@4.26.2/sqlite` is in `strapi-4.26.2-sqlite`; a folder's own name is known as well. */
function folderOf(name: string): string {
  return name.toLowerCase().replace(/[@/]/g, '-')
}

function nameOf(folder: string): string {
  return folder.replace(/^([a-z]+)-([\d.]+)(?:-(.+))?$/, (_, program, version, database) =>
    database === undefined ? `${program}@${version}` : `${program}@${version}/${database}`,
  )
}
