import { isRecord, type RawQuery } from '../../../content/query/query.ts'
import { listPayload } from '../../../content/rest/frame/list.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { without } from './answer-json.ts'

/** A parameter of lists, or one way to page. */
interface Parameter {
  readonly name: string
  readonly isIn: (query: RawQuery) => boolean
  readonly leftOut: (query: RawQuery) => RawQuery
}

const BY_PAGE = ['page', 'pageSize']
const BY_OFFSET = ['start', 'limit']

const PARAMETERS: readonly Parameter[] = [
  plain('sort'),
  plain('filters'),
  plain('populate'),
  plain('locale'),
  plain('publicationState'),
  paging('pages', BY_PAGE),
  paging('offsets', BY_OFFSET),
]

/**
 * A parameter has no say beside pages or beside offsets, or these have none beside it: the request is answered as if it
 * were not there.
 */
export const besideQuirks: readonly Quirk[] = PARAMETERS.flatMap(lost =>
  PARAMETERS.filter(beside => isPair(lost, beside)).flatMap(beside =>
    deviations(
      listPayload,
      [
        [
          `${kebab(lost.name)}-lost-beside-${kebab(beside.name)}`,
          `${lost.name} has no say beside ${beside.name}`,
          ({ query }) => ({
            query: call => {
              const asked = query(call)
              return beside.isIn(asked) ? lost.leftOut(asked) : asked
            },
          }),
        ],
      ],
      isAboutPages(lost, beside) ? 'content.list.beside-pages' : 'content.list.beside-each-other',
    ),
  ),
)

function isAboutPages(...pair: readonly Parameter[]): boolean {
  const isOneOf = (...names: readonly string[]) => pair.some(({ name }) => names.includes(name))
  return isOneOf('pages', 'offsets') && isOneOf('locale', 'publicationState')
}

function plain(name: string): Parameter {
  return { name, isIn: query => query[name] !== undefined, leftOut: query => without(query, name) }
}

function paging(name: string, members: readonly string[]): Parameter {
  return {
    name,
    isIn: ({ pagination }) => isRecord(pagination) && members.some(member => member in pagination),
    leftOut: query => without(query, 'pagination'),
  }
}

/** One of them is a way to page, of which there is one at a time. Pairs of others are quirks of the whole query. */
function isPair(lost: Parameter, beside: Parameter): boolean {
  return [lost, beside].filter(({ name }) => ['pages', 'offsets'].includes(name)).length === 1
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
