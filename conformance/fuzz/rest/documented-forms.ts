import type { Query } from '../query.ts'
import type { Parameter } from './rest-query.ts'

/** Whether a query asks for something of which the documentation shows nothing: then no answer to it is wrong. */
export type AsksForMore = (query: Query) => boolean

/**
 * Tells queries by REST with a parameter that the documentation does not name, or with one in a form or with a value of
 * which it shows nothing. `locales` are those that the world has.
 */
export function openForms(locales: ReadonlySet<string>): AsksForMore {
  const isShown: Readonly<Record<string, (parameter: Parameter) => boolean>> = {
    filters: () => true,
    populate: ({ at: [, ...steps] }) => !listsParameters(steps),
    sort: ({ at: [, ...steps], value }) => KEY.test(value) && steps.every(step => IN_A_LIST.test(step)),
    pagination: ({ at: [, name = '', ...steps], value }) =>
      steps.length === 0 && PAGES[name]?.test(value) === true,
    locale: ({ at, value }) => at.length === 1 && locales.has(value),
    publicationState: ({ at, value }) => at.length === 1 && ['live', 'preview'].includes(value),
  }
  return query => {
    if (query.door !== 'rest') return false
    const { parameters } = query
    const isTwice = (name: string) => parameters.filter(({ at }) => at[0] === name).length > 1
    return (
      parameters.some(parameter => isShown[parameter.at[0] ?? '']?.(parameter) !== true) ||
      [...ONE_VALUE].some(isTwice) ||
      isMixed(parameters)
    )
  }
}

/** The name of an attribute, and perhaps a direction. */
const KEY = /^\w+(:(asc|desc))?$/

const [NUMBER, COUNT] = [/^0*[1-9]\d*$/, /^\d+$/]

const PAGES: Readonly<Record<string, RegExp>> = {
  page: NUMBER,
  pageSize: NUMBER,
  start: COUNT,
  limit: NUMBER,
  withCount: /^(true|false)$/,
}

const ONE_VALUE = new Set(['locale', 'publicationState'])

/** Whether pages are asked for by number and by offset at once. */
function isMixed(parameters: readonly Parameter[]): boolean {
  const names = parameters.flatMap(({ at: [name, method = ''] }) => (name === 'pagination' ? [method] : []))
  return names.some(it => it.startsWith('page')) && names.some(it => it === 'start' || it === 'limit')
}

/** Whether a list stands where `populate` names what to show of something. */
function listsParameters([name = '', ...steps]: readonly string[]): boolean {
  const [parameter = null, ...inner] = steps
  if (IN_A_LIST.test(name) || parameter === null) return false
  return IN_A_LIST.test(parameter) || (LEADING_ON.has(parameter) && listsParameters(inner))
}

const IN_A_LIST = /^\d*$/
const LEADING_ON = new Set(['populate', 'on'])
