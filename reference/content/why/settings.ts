import { toldValue } from '../../why/values.ts'
import type { WhyOrder, WhySetting } from '../../why/why.ts'
import type { ListQuery } from '../actions/find.ts'
import type { Schema } from '../model/types.ts'
import { localeRule } from '../query/locale/locale.ts'
import { parameterNamed } from '../query/pagination/pagination.ts'
import type { QueryContext } from '../query/query.ts'
import type { GivenNames, HeardList, HeardPage } from './heard.ts'

/** What the parameters of a list came to: those that were given, and the defaults of the others. */
export function settingsOf({ list, page, given, context }: HeardSettings): readonly WhySetting[] {
  return [
    ...pageSettings(page, context),
    ...stateSetting({ ...list, given }, list.type, context),
    ...localeSetting({ ...list, given }, context),
  ]
}

interface HeardSettings extends Pick<HeardList, 'list' | 'context'>, Given {
  readonly page: HeardPage | null
}

interface Given {
  readonly given: GivenNames
}

/** The numbers by which a page was cut. */
export function pageSettings(page: HeardPage | null, { units }: QueryContext): readonly WhySetting[] {
  if (!page) return []
  const { parameters, greatest, least } = units.pagination
  return page.numbers.map(({ name, asked, value }) => {
    const { clause } = parameterNamed(name, parameters)
    const setting = { parameter: `pagination[${name}]`, value }
    if (asked === undefined || asked === null || asked === '') return { ...setting, by: 'default', clause }
    const number = Number(asked)
    if (number === value) return { ...setting, by: 'request', clause }
    const bound = number > value ? greatest : least
    return { ...setting, by: 'limit', asked: toldValue(asked), clause: page.bound ?? bound.clause }
  })
}

/** The publication state, where the type has any. */
export function stateSetting(
  { query, state, given }: Pick<ListQuery, 'query' | 'state'> & Given,
  schema: Schema,
  { units }: QueryContext,
): readonly WhySetting[] {
  if (!state || !units.draftAndPublish.isOn(schema)) return []
  const isGiven = given.has('publicationState')
  const value = isGiven ? toldValue(query.publicationState) : state.returns(null) ? 'preview' : 'live'
  return [{ parameter: 'publicationState', value, by: isGiven ? 'request' : 'default', clause: state.clause }]
}

function localeSetting(
  { query, type, given }: ListQuery & Given,
  context: QueryContext,
): readonly WhySetting[] {
  if (!type.localized) return []
  const rule = localeRule(query, type, context)
  const isGiven = given.has('locale')
  const value = isGiven ? query.locale : rule.wanted(query, context.options.defaultLocale)
  return [
    {
      parameter: 'locale',
      value: toldValue(value),
      by: isGiven ? 'request' : 'default',
      clause: rule.clause,
    },
  ]
}

/** By what a list is sorted. */
export function orderOf(list: Pick<ListQuery, 'query' | 'sort'>, { units }: QueryContext): WhyOrder {
  const keys = list.sort?.keys ?? []
  const { none, ties } = units.sort
  return {
    keys: keys.map(({ path, sign }) => ({ path: path.join('.'), direction: sign === 1 ? 'asc' : 'desc' })),
    isOpen: !asksForOrder(list),
    clause: asksForOrder(list) ? ties.clause : none.clause,
  }
}

function asksForOrder({ query, sort }: Pick<ListQuery, 'query' | 'sort'>): boolean {
  return sort !== null && query.sort !== undefined && query.sort !== null && query.sort !== ''
}
