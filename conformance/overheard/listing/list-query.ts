import { type Condition, type FilterReading, readFilters, type Test, UNCLEAR_CONDITION } from './condition.ts'
import { type Branch, type Parameters, type Tree, textsOf, UNCLEAR } from './parameters.ts'

/** What a list is asked for, as far as the documentation says what that means. */
export interface ListQuery {
  /** What each entry must meet, one by one. */
  readonly conditions: readonly Condition[]
  /** Drafts are asked for, too. */
  readonly isPreview: boolean
  /** `any`: the documentation does not say of which locale entries are. */
  readonly locale: 'given' | 'any'
  /** Null: not told. An unclear sort is null, too. */
  readonly sort: readonly SortKey[] | null
  readonly page: PageAsked
  readonly populate: Populate
  /** Each entry stands in the list once: it is sorted by nothing, or by attributes of its own. */
  readonly isCounted: boolean
  /** Everything is shown that populate has no say in. */
  readonly showsAll: boolean
  /** Nothing else in the request may have a say in which entries there are. */
  readonly isWhole: boolean
}

export interface SortKey {
  readonly name: string
  readonly isDescending: boolean
  readonly clause: string
  /** Clauses that have a say in it besides: those of a list and of its directions. */
  readonly of: readonly string[]
  readonly isDescribed: boolean
}

/** What was asked of pagination; undefined: nothing. */
export interface PageAsked {
  readonly by: 'page' | 'offset' | 'nothing' | 'unclear'
  /** `page` or `start`. */
  readonly from?: number
  /** `pageSize` or `limit`. */
  readonly size?: number
  readonly withCount?: boolean
}

export type Populate =
  | { readonly kind: 'none' | 'everything' | 'other' }
  | { readonly kind: 'names'; readonly names: readonly string[] }

const PARAMETERS = ['sort', 'pagination', 'filters', 'populate', 'locale', 'publicationState', 'fields']

/** Reads the query of a REST list. */
export function readListQuery(parameters: Parameters, reading: FilterReading): ListQuery {
  const locale = parameters.get('locale')
  return {
    conditions: [
      ...stateConditions(parameters.get('publicationState')),
      ...localeConditions(locale),
      ...filterConditions(parameters.get('filters'), reading),
    ],
    isPreview: parameters.get('publicationState') === 'preview',
    locale: typeof locale === 'string' && locale !== 'all' ? 'given' : 'any',
    sort: readSort(parameters.get('sort')),
    page: readPage(parameters.get('pagination')),
    populate: readPopulate(parameters.get('populate')),
    isCounted: !parameters.has('sort') || readSort(parameters.get('sort')) !== null,
    showsAll: !parameters.has('fields'),
    isWhole: [...parameters.keys()].every(name => PARAMETERS.includes(name)),
  }
}

type Given = Tree | typeof UNCLEAR | undefined

function stateConditions(state: Given): readonly Condition[] {
  if (state === undefined) return [isPublished('content.publication.default')]
  if (state === 'live') return [isPublished('content.publication.live')]
  return state === 'preview' ? [] : [UNCLEAR_CONDITION]
}

export function isPublished(clause: string): Test {
  return { ...OPTIONAL, path: ['publishedAt'], operator: '$notNull', operand: true, clause }
}

const OPTIONAL = { kind: 'test', isNegated: false, isOptional: true, isDescribed: true } as const

function localeConditions(locale: Given): readonly Condition[] {
  if (locale === undefined) return []
  if (typeof locale !== 'string' || locale === 'all' || locale === '') return [UNCLEAR_CONDITION]
  return [{ ...OPTIONAL, path: ['locale'], operator: '$eq', operand: locale, clause: 'content.locale.given' }]
}

function filterConditions(filters: Given, reading: FilterReading): readonly Condition[] {
  if (filters === undefined) return []
  if (filters === UNCLEAR) return [UNCLEAR_CONDITION]
  return feasible(readFilters(filters, reading))
}

/** More tests than a client writes would take longer to decide than a proxy may take. */
const MOST_TESTS = 60

/** What must all be met, each for itself, unless it is too much to decide. */
export function feasible(condition: Condition): readonly Condition[] {
  return testsIn(condition) > MOST_TESTS ? [UNCLEAR_CONDITION] : alone(condition)
}

function testsIn(condition: Condition): number {
  return condition.kind === 'all' || condition.kind === 'any'
    ? condition.of.reduce((sum, it) => sum + testsIn(it), 0)
    : 1
}

function alone(condition: Condition, joinedBy?: string): readonly Condition[] {
  if (condition.kind === 'unclear') return [condition]
  if (condition.kind !== 'all') return [joinedBy === undefined ? condition : { ...condition, joinedBy }]
  const { of, clause } = condition
  return of.flatMap(it => alone(it, of.length > 1 ? clause : joinedBy))
}

function readSort(sort: Given): readonly SortKey[] | null {
  if (sort === undefined || sort === UNCLEAR) return null
  return readSortTexts(typeof sort === 'string' ? [sort] : textsOf(sort))
}

/** Reads texts such as `name` and `name:desc`. Null where one is anything else, or leads over a relation. */
export function readSortTexts(texts: readonly string[] | null): readonly SortKey[] | null {
  const keys = texts?.flatMap(text => {
    const [, name, direction] = /^(\w+)(?::(asc|desc))?$/.exec(text) ?? []
    if (name === undefined) return []
    const isDescending = direction === 'desc'
    const [clause, own] = [clauseOfSort(texts.length, direction), clauseOfSort(1, direction)]
    return [{ name, isDescending, clause, of: clause === own ? [] : [own], isDescribed: true }]
  })
  return keys && keys.length > 0 && keys.length === texts?.length ? keys : null
}

function clauseOfSort(keys: number, direction: string | undefined): string {
  if (keys > 1) return 'content.sort.list'
  return direction === undefined ? 'content.sort.field' : `content.sort.${direction}`
}

function readPage(pagination: Given): PageAsked {
  if (pagination === undefined) return { by: 'nothing' }
  if (pagination === UNCLEAR || typeof pagination === 'string') return { by: 'unclear' }
  const byPage = pagination.has('page') || pagination.has('pageSize')
  const byOffset = pagination.has('start') || pagination.has('limit')
  if ((byPage && byOffset) || ![...pagination].every(isPlain)) return { by: 'unclear' }
  return {
    by: byPage ? 'page' : byOffset ? 'offset' : 'nothing',
    ...numberOf(pagination, byPage ? 'page' : 'start', 'from'),
    ...numberOf(pagination, byPage ? 'pageSize' : 'limit', 'size'),
    ...(pagination.has('withCount') && { withCount: pagination.get('withCount') === 'true' }),
  }
}

function numberOf(pagination: Branch, name: string, as: 'from' | 'size') {
  return pagination.has(name) ? { [as]: Number(pagination.get(name)) } : {}
}

/** What a parameter of pagination may be: a page is no less than 1, and an offset no less than 0. */
function isPlain([name, value]: readonly [string, Tree]): boolean {
  if (typeof value !== 'string') return false
  if (name === 'withCount') return value === 'true' || value === 'false'
  if (name === 'start') return /^(0|[1-9]\d{0,8})$/.test(value)
  return ['page', 'pageSize', 'limit'].includes(name) && /^[1-9]\d{0,8}$/.test(value)
}

function readPopulate(populate: Given): Populate {
  if (populate === undefined) return { kind: 'none' }
  if (populate === '*') return { kind: 'everything' }
  const names = populate === UNCLEAR ? null : textsOf(populate)
  const isPlain = names?.every(name => /^\w+(\.\w+)*$/.test(name))
  return names && names.length > 0 && isPlain ? { kind: 'names', names } : { kind: 'other' }
}
