import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Imported } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import { inModelOrder, PERMISSION, type Row, type Rows } from './entries.ts'
import { FILE, importLinks, type Related } from './links.ts'
import type { Models } from './models.ts'
import { importOptions } from './options.ts'
import type { Project } from './project.ts'
import { importSettings } from './settings.ts'

export interface ImportedProject extends Imported {
  readonly related: Related
}

/** A world from what a project holds, and what its files are related to. `program` is where the project comes from. */
export function importProject(project: Project, program: string, leftOut: LeftOutList): ImportedProject {
  const { links, configuration, uploads } = project
  const { files, models, rows, tokens } = project.content
  const related = importLinks(links, { models, rows, leftOut })
  const { locale } = importSettings(configuration, leftOut)
  files.set('options.json', importOptions({ tokens, links, rows }, leftOut))
  // Nobody looks at them again, and millions of them weigh much.
  links.clear()
  noteMissing(uploads, rows, leftOut)
  files.set('data.json', dataOf(rows, models, locale, leftOut))
  return { program, files, leftOut, related }
}

const LOCALE = 'plugin::i18n.locale'

/** Takes the rows of each type out of `rows`, so that they are not there twice. */
function dataOf(rows: Rows, models: Models, locale: string | undefined, leftOut: LeftOutList) {
  const data: Record<string, readonly Row[]> = {}
  for (const [uid, byId] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const model = models.get(uid)
    if (!model || model.isComponent || uid === PERMISSION) continue
    const sorted = [...byId.values()].sort((a, b) => a.id - b.id)
    byId.clear()
    for (const [i, row] of sorted.entries()) sorted[i] = inModelOrder(row, model, models)
    data[uid] = model.isSingle ? onePerLocale(sorted, uid, leftOut) : sorted
  }
  if (locale !== undefined && locale !== 'en') {
    for (const row of data[LOCALE] ?? []) if (row.code === locale) row.isDefault = true
  }
  return data
}

/** Where a single type was left with several entries, the program shows the first, published ones before drafts. */
function onePerLocale(rows: readonly Row[], uid: string, leftOut: LeftOutList): readonly Row[] {
  const isDraft = (row: Row) => (row.publishedAt === null ? 1 : 0)
  const shown = new Map<unknown, Row>()
  for (const row of rows.toSorted((a, b) => isDraft(a) - isDraft(b))) {
    if (!shown.has(row.locale)) shown.set(row.locale, row)
  }
  leftOut.add(`entries of ${uid}`, 'a single type has one entry, or one per locale', rows.length - shown.size)
  return rows.filter(row => shown.get(row.locale) === row)
}

/** What no export has, and files whose bytes this one has not. */
function noteMissing(uploads: ReadonlySet<string>, rows: Rows, leftOut: LeftOutList): void {
  const isThere = ({ hash, ext }: JsonObject) => uploads.has(`${hash}${ext ?? ''}`)
  const formats = (row: JsonObject) =>
    isObject(row.formats) ? Object.values(row.formats).filter(isObject) : []
  const files = [...(rows.get(FILE)?.values() ?? [])].flatMap(row => [row, ...formats(row)])
  const missing = files.filter(file => !isThere(file)).length
  leftOut.add('bytes of files', 'not in the source; their entries are', missing)
  leftOut.add('the JWT secret', 'not in the source: write yours into "jwtSecret" of options.json', null)
  leftOut.add(
    'config/api and config/plugins (limits, prefix, GraphQL)',
    'not in the source: limits are those of a new project; put yours into "api" and "graphql" of options.json',
    null,
  )
}
