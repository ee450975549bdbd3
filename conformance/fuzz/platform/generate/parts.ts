import fc from 'fast-check'
import type { PlatformParameter } from '../platform-query.ts'
import { type Shelf, valuesIn } from '../survey.ts'

/** Parameters of a query, none or several. */
export type Parameters = fc.Arbitrary<readonly PlatformParameter[]>

export const none: Parameters = fc.constant([])

/** The parameter so many times out of ten. */
function sometimes(times: number, name: string, value: fc.Arbitrary<string>): Parameters {
  return fc.oneof(
    { weight: 10 - times, arbitrary: none },
    { weight: times, arbitrary: value.map(text => [{ name, value: text }]) },
  )
}

function allOf(...parts: readonly Parameters[]): Parameters {
  return fc.tuple(...parts).map(found => found.flat())
}

function some(names: readonly string[], odd: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
  return fc.array(name, { minLength: 1, maxLength: 3 }).map(all => [...new Set(all)].join(','))
}

const LIMITS = fc.constantFrom('1', '2', '3', '5', '15', '50', 'all', '0', '-1', 'x')
const PAGES = fc.constantFrom('1', '1', '2', '3', '100', '0', 'x')

/** What shows more or less of entries: relations, attributes, forms of a text. */
export function shownOf(shelf: Shelf): Parameters {
  const names = ownNames(shelf)
  return allOf(
    shelf.includes.length === 0 ? none : sometimes(4, 'include', some(shelf.includes, ['unknown', ''])),
    names.length === 0 ? none : sometimes(2, 'fields', some(names, ['unknown', 'url', 'page'])),
    shelf.formats.length === 0 ? none : sometimes(2, 'formats', some(shelf.formats, ['unknown'])),
  )
}

/** What chooses among entries besides a filter. */
export function listedOf(shelf: Shelf): Parameters {
  const rules = ownNames(shelf)
    .filter(name => !shelf.made.has(name))
    .flatMap(name => [`${name} asc`, `${name} desc`])
  const ordered =
    rules.length === 0 ? none : sometimes(4, 'order', some(rules, ['unknown asc', 'title', 'title up']))
  const cut = allOf(sometimes(3, 'limit', LIMITS), sometimes(2, 'page', PAGES))
  return allOf(ordered, cut).map(found => (isAsSignedIn(shelf) && !isOrdered(found, rules) ? [] : found))
}

/** Users are listed by when they signed in last: no page of them is asked for, since the kit signs them in. */
export function isAsSignedIn({ api, name }: Shelf): boolean {
  return api === 'admin' && name === 'users'
}

function isOrdered(found: readonly PlatformParameter[], rules: readonly string[]): boolean {
  return found.some(({ name, value }) => name === 'order' && rules.includes(value.split(',')[0] ?? ''))
}

/** Attributes of the entries themselves. */
function ownNames(shelf: Shelf): readonly string[] {
  return [...valuesIn(shelf).keys()].filter(name => !name.includes('.') && !(name in shelf.shortNames))
}
