import type { WhyIgnored } from '../../why/why.ts'
import type { Attribute, ContentType, Schema } from '../model/types.ts'
import { schemaOf, targetUid } from '../query/attributes.ts'
import { isKnownName, obstacleTo } from '../query/filters/names.ts'
import { checkedTarget } from '../query/filters/validate.ts'
import { localeRule } from '../query/locale/locale.ts'
import { isRecord, type QueryContext, type RawQuery } from '../query/query.ts'
import { written } from './parts.ts'

/** What a request about entries of a type was asked with, and what it asks with. */
export interface AskedQuery {
  readonly query: RawQuery
  readonly type: ContentType
  readonly context: QueryContext
  /** The parameters that it looks at. */
  readonly parameters: readonly string[]
}

export const LIST_PARAMETERS = [
  'filters',
  'sort',
  'pagination',
  'fields',
  'populate',
  'locale',
  'publicationState',
  '_q',
]
/** Endpoints of plugins answer bare lists, which are cut by numbers of their own. */
export const BARE_PARAMETERS = [...LIST_PARAMETERS.filter(name => name !== 'pagination'), 'start', 'limit']
export const ENTRY_PARAMETERS = ['fields', 'populate']

/** The parts of a query that had no say. */
export function ignoredOf(asked: AskedQuery): readonly WhyIgnored[] {
  const { query, type, context, parameters } = asked
  return [
    ...unknownParameters(query, parameters, context),
    ...(parameters.includes('filters')
      ? inFilters(query.filters, {
          schema: type,
          steps: ['filters'],
          context,
          unknown: context.units.filters.unknownAttributes,
        })
      : []),
    ...(parameters.includes('pagination') ? inPagination(query.pagination, context) : []),
    ...(parameters.includes('locale') ? withoutObject(asked) : []),
  ]
}

/** The units that say so are those of lists, and beyond what a query may see; their clause is the same everywhere. */
const UNKNOWN_PARAMETER = 'content.query.unknown-parameter'

function unknownParameters(
  query: RawQuery,
  parameters: readonly string[],
  { units }: QueryContext,
): readonly WhyIgnored[] {
  const { outside } = units.pagination
  return Object.keys(query)
    .filter(name => !parameters.includes(name))
    .map(name => {
      if (name === 'pagination' && parameters.includes('limit'))
        return { part: name, says: 'this list is cut by start and limit', clause: null }
      if (LIST_PARAMETERS.includes(name))
        return {
          part: name,
          says: 'one entry is asked for by its id: it is neither chosen nor sorted',
          clause: null,
        }
      const isNumber = ['page', 'pageSize', 'start', 'limit', 'withCount'].includes(name)
      if (isNumber && parameters.includes('pagination'))
        return {
          part: name,
          says: `it stands outside of pagination: pagination[${name}]`,
          clause: outside.clause,
        }
      return { part: name, says: 'there is no such parameter', clause: UNKNOWN_PARAMETER }
    })
}

interface Place {
  readonly schema: Schema
  readonly steps: readonly string[]
  readonly context: QueryContext
  /** The rule of names that mean nothing here. */
  readonly unknown: { readonly clause: string }
}

/** What is left out of filters before they are read: the same that the service leaves out. */
function inFilters(filters: unknown, place: Place): readonly WhyIgnored[] {
  if (Array.isArray(filters))
    return filters.flatMap((item, index) =>
      inFilters(item, { ...place, steps: [...place.steps, String(index)] }),
    )
  if (!isRecord(filters)) return []
  return Object.entries(filters).flatMap(([name, value]) => inMember(name, value, place))
}

function inMember(name: string, value: unknown, place: Place): readonly WhyIgnored[] {
  const { schema, context } = place
  const steps = [...place.steps, name]
  const part = written(steps)
  if (!isKnownName(name, schema, context))
    return [{ part, says: 'nothing is known by this name here', clause: place.unknown.clause }]
  const attribute = schema.attributes.get(name)
  if (!attribute) return inFilters(value, { ...place, steps })
  const obstacle = obstacleTo(attribute, context)
  if (obstacle) return [{ part, says: 'it cannot be filtered on', clause: obstacle.clause }]
  return inFilters(value, { ...behind(attribute, place), steps })
}

/** The names behind an attribute: those of what it leads to, or operators. */
function behind(attribute: Attribute, place: Place): Place {
  const { schema, context } = place
  const target = targetUid(attribute)
  const { unknownOperators } = context.units.filters
  return {
    ...place,
    schema: target === null ? schema : schemaOf(context, target),
    unknown: checkedTarget(attribute) === null ? unknownOperators : place.unknown,
  }
}

function inPagination(pagination: unknown, { units }: QueryContext): readonly WhyIgnored[] {
  const { names, parameters } = units.pagination
  if (pagination === undefined) return []
  if (!isRecord(pagination))
    return [{ part: 'pagination', says: 'it is no object of numbers', clause: names.clause }]
  const known = [...parameters.map(({ name }) => name), 'withCount']
  return Object.keys(pagination)
    .filter(name => !known.includes(name))
    .map(name => ({ part: `pagination[${name}]`, says: 'there is no such number', clause: names.clause }))
}

/** Parameters that mean nothing for this type. */
function withoutObject({ query, type, context }: AskedQuery): readonly WhyIgnored[] {
  const { draftAndPublish } = context.units
  return [
    ...('locale' in query && !type.localized
      ? [
          {
            part: 'locale',
            says: `${type.uid} is not localized`,
            clause: localeRule(query, type, context).clause,
          },
        ]
      : []),
    ...(query.publicationState !== undefined && !draftAndPublish.isOn(type)
      ? [{ part: 'publicationState', says: `${type.uid} has no drafts`, clause: draftAndPublish.clause }]
      : []),
  ]
}
