import { existsSync } from 'node:fs'
import { nearestName } from '../../text/nearest-name.ts'
import { programOf, readVerdicts } from '../publish/read-verdicts.ts'
import { type ProgramVerdicts, programVerdicts } from '../publish/verdicts.ts'
import { reportReader } from '../report/read-report.ts'
import { SERVICES, type Service } from '../suite/clause.ts'
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
  const { programs } = readVerdicts()
  const folder = folderOf(name)
  return Object.hasOwn(programs, folder) ? (programs[folder] ?? null) : null
}

function ownVerdicts(name: string, specs: string): ProgramVerdicts {
  if (existsSync(name)) return programVerdicts(reportReader(specs)(name))
  const known = Object.keys(readVerdicts().programs).map(programOf)
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
