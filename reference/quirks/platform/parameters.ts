import { contentRoutes } from '../../platform/content-api/routes.ts'
import type { Parameter, Route } from '../../platform/contracts.ts'
import { invalid, PlatformError } from '../../platform/errors.ts'
import { filter } from '../../platform/parameters/filter.ts'
import { include } from '../../platform/parameters/include.ts'
import { listOrder } from '../../platform/parameters/order.ts'
import { parameters } from '../../platform/parameters/parameters.ts'
import type { Json } from '../../platform/values.ts'
import { unitOf } from '../change-unit.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

/** The quirks of the query parameters. */
export const parametersQuirks: readonly Quirk[] = [
  ...parameters
    .filter(parameter => parameter !== include && parameter !== filter)
    .flatMap(parameter => deviations(parameter, [['ignored', `it ignores ${parameter.name}`, MISSING]])),
  ...deviations(listOrder, [
    ['as-added', 'it shows lists without order as their rows were added', { of: rows => rows }],
  ]),
  ...deviations(
    include,
    [['include-ignored', 'it ignores include', MISSING]],
    'platform.changes.3-0.primary-relations',
  ),
  ...deviations(include, [['tags-and-authors', 'it includes nothing but tags and authors', tagsAndAuthors]]),
  ...deviations(filter, [['ignored', 'it ignores filter', ignoringFilters]]),
  ...deviations(
    filter,
    [['ignored', 'it ignores a filter that it cannot read', keepingAllWhenRefused]],
    'platform.parameters.filter-refused',
  ),
  ...deviations(
    unitOf(contentRoutes, 'platform.content-api.posts.browse'),
    [['refused', 'it refuses parameters that it does not know', refusingUnknown]],
    'platform.parameters.unknown',
  ),
]

/** What the documentation names; anything else adds nothing. */
function tagsAndAuthors({ apply }: Parameter): Partial<Parameter> {
  return {
    apply: (value, selection, reading) => {
      const includes = reading.includes.filter(name => name === 'tags' || name === 'authors')
      return apply(value, selection, { ...reading, includes })
    },
  }
}

/** The documentation says that a filter by page is not accepted: to ignore it would be wrong there, too. */
function namesPage(value: Json): boolean {
  return /\bpage:/.test(String(value))
}

function ignoringFilters({ apply }: Parameter): Partial<Parameter> {
  return {
    apply: (value, selection, reading) => (namesPage(value) ? apply(value, selection, reading) : selection),
  }
}

function keepingAllWhenRefused({ apply }: Parameter): Partial<Parameter> {
  return {
    apply: (value, selection, reading) => {
      try {
        return apply(value, selection, reading)
      } catch (error) {
        if (error instanceof PlatformError && !namesPage(value)) return selection
        throw error
      }
    },
  }
}

function refusingUnknown({ handle }: Route): Partial<Route> {
  return {
    handle: call => {
      const known = ['key', ...call.units.parameters.map(({ name }) => name)]
      if (Object.keys(call.request.query).every(name => known.includes(name))) return handle(call)
      throw invalid('Unknown parameter')
    },
  }
}
