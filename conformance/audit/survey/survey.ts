import { isObject } from '../../compare/json-value.ts'
import { attributesOf, type Ground, keyAmong, type Row, structuresOf } from '../ground.ts'
import { type Ask, isServed, type Question } from '../question.ts'
import { listOf, type ReadList, readList } from './read-list.ts'

/** A list that was looked for, and what came of it. */
export interface SeenList {
  readonly plural: string
  /** One for each language edition; none where nothing could be read. */
  readonly grounds: readonly Ground[]
  /** What was asked to read it: to be asked again, to know whether it is still the same. */
  readonly pages: readonly Question[]
  /** Why not all of it could be seen; null: all that the caller may read was. */
  readonly unseen: string | null
}

/** The sizes of page that are tried, until one is served. */
const SIZES = [100, 25, 10]

/** Pages out a list as the caller may read it. */
export async function surveyList(ask: Ask, plural: string, structures: readonly string[]): Promise<SeenList> {
  const nothing = { plural, grounds: [], pages: [] }
  const form = await servedForm(ask, plural)
  if (typeof form === 'string') return { ...nothing, unseen: form }
  const scopes = await scopesOf(ask, { plural, form })
  const read = []
  for (const scope of scopes) read.push(await readScope(ask, { plural, scope, form, structures }))
  const grounds = read.flatMap(({ ground }) => ground ?? [])
  const pages = read.flatMap(it => it.pages)
  const isWhole = grounds.length === scopes.length
  return {
    plural,
    grounds,
    pages,
    unseen: isWhole ? null : 'its list is too long, or was not served page by page',
  }
}

/** How the list is asked so that it is served, and shows most. */
interface Form {
  readonly pageSize: number
  readonly populate: string
}

/** A reason where it is not served at all. */
async function servedForm(ask: Ask, plural: string): Promise<Form | string> {
  let reason = 'nothing was asked any more'
  for (const pageSize of SIZES) {
    for (const populate of ['populate=*', '']) {
      const answer = await ask(listOf(plural, [populate, `pagination[pageSize]=${pageSize}`]))
      if (isServed(answer)) return { pageSize, populate }
      if (answer) reason = `GET /api/${plural} answers ${answer.status}`
      if (answer === null || [401, 403, 404].includes(answer.status)) return reason
    }
  }
  return reason
}

interface Asked {
  readonly plural: string
  readonly scope: string
  readonly form: Form
  /** What models say can be populated. */
  readonly structures: readonly string[]
}

/** `locale=…` of each language edition that is known; nothing for a list without any. */
async function scopesOf(
  ask: Ask,
  { plural, form }: Pick<Asked, 'plural' | 'form'>,
): Promise<readonly string[]> {
  const own = await readList(ask, plural, parametersOf({ scope: '', form }))
  const rows = own?.rows ?? []
  const isLocalized = rows.some(({ attributes }) => typeof attributes.locale === 'string')
  const known = await localesKnown(ask)
  // A server may show nothing of a type with editions unless one is named.
  if (!isLocalized && rows.length > 0) return ['']
  const locales = new Set([...rows.flatMap(localesOf), ...known])
  const scopes = []
  for (const locale of locales) {
    const scope = `locale=${encodeURIComponent(locale)}`
    const edition = await readList(ask, plural, parametersOf({ scope, form }))
    if (edition?.rows.some(({ attributes }) => attributes.locale === locale)) scopes.push(scope)
  }
  return scopes.length > 0 ? scopes : ['']
}

/** Not described, and asked all the same: who refuses it is only known less of. */
async function localesKnown(ask: Ask): Promise<readonly string[]> {
  const answer = await ask({ path: '/api/i18n/locales' })
  const list = answer && Array.isArray(answer.json) ? answer.json : []
  return list.flatMap(it => (isObject(it) && typeof it.code === 'string' ? [it.code] : []))
}

function localesOf({ attributes }: Row): readonly string[] {
  const others = [Object(attributes.localizations).data].flat()
  const codes = [attributes.locale, ...others.map(it => Object(Object(it).attributes).locale)]
  return codes.filter(it => typeof it === 'string')
}

function parametersOf(
  { scope, form }: Pick<Asked, 'scope' | 'form'>,
  ...more: readonly string[]
): readonly string[] {
  return [scope, form.populate, `pagination[pageSize]=${form.pageSize}`, ...more]
}

async function readScope(ask: Ask, asked: Asked) {
  const live = await readList(ask, asked.plural, parametersOf(asked))
  const all = await readList(ask, asked.plural, parametersOf(asked, 'publicationState=preview'))
  const ground = live?.isWhole ? groundOf(live, all, asked) : null
  const named = (ground?.structures ?? []).map((name, at) => `populate[${at}]=${name}`)
  const byName = listOf(asked.plural, [asked.scope, ...named, `pagination[pageSize]=${asked.form.pageSize}`])
  // What can be populated is known by what was, under its own name.
  if (named.length > 0) await ask(byName)
  const pages = [...(live?.questions ?? []), ...(all?.questions ?? []), ...(named.length > 0 ? [byName] : [])]
  return { pages, ground }
}

function groundOf(live: ReadList, all: ReadList | null, { plural, scope, form, structures }: Asked): Ground {
  const { rows } = live
  // Every type with editions has them, whether a list shows them or not.
  const ofEditions = scope === '' ? [] : ['localizations']
  const attributes = attributesOf(rows)
  return {
    ...{ plural, scope, pageSize: form.pageSize, rows, attributes },
    drafts: all?.isWhole ? all.rows : null,
    structures: [...new Set([...structuresOf(rows), ...structures, ...ofEditions])],
    key: keyAmong(rows, attributes),
  }
}
