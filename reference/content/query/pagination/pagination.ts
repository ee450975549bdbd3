import type { QueryContext, RawQuery } from '../query.ts'
import type { PaginationMode, Part } from './modes.ts'
import type { Bounds, NumberReading, PaginationParameter } from './parameter.ts'

/** Which entries to return, and how to describe it in `meta.pagination`. */
export interface Page extends Part {
  readonly withCount: boolean
}

/** Reads the `pagination` parameter. Throws a ContentError when the two methods are mixed or a number is none. */
export function readPagination(query: RawQuery, context: QueryContext): Page {
  const { names, outside } = context.units.pagination
  const raw = names.read(query.pagination)
  const mode = chooseMode(raw, context)
  const reading = numberReading(context)
  const [first, second] = mode.parameters.map(name => readParameter(name, raw[name], reading, context))
  const withCount = readWithCount(raw, context)
  outside.check(query, mode, withCount)
  return { ...mode.page(first ?? 0, second ?? 0, raw), withCount }
}

function chooseMode(raw: Readonly<Record<string, unknown>>, context: QueryContext): PaginationMode {
  const { modes, mixing } = context.units.pagination
  const named = modes.filter(mode => mode.parameters.some(name => name in raw))
  if (named.length > 1) {
    return mixing.choose(named)
  }
  const mode = named[0] ?? modes[0]
  if (!mode) throw new Error('invariant: there is no pagination mode')
  return mode
}

/** The parameters share what makes a number too small, too great or none. */
function numberReading({ units, options }: QueryContext): NumberReading {
  const { numberForms, noNumber, least, greatest } = units.pagination
  return {
    limits: options.rest,
    whole(name, raw, bounds) {
      const value = numberForms.read(raw)
      if (Number.isSafeInteger(value) || isOutside(value, bounds)) return value
      return noNumber.instead(name, raw)
    },
    atLeast(bound, wanted) {
      return least.raise(bound, wanted)
    },
    atMost(wanted) {
      return greatest.lower(wanted, options.rest)
    },
  }
}

function isOutside(value: number, bounds: Bounds | undefined): boolean {
  if (!bounds) return false
  return value < bounds.least || (bounds.greatest !== null && value > bounds.greatest)
}

function readParameter(name: string, raw: unknown, reading: NumberReading, context: QueryContext): number {
  const unit = parameterNamed(name, context.units.pagination.parameters)
  return unit.read(raw, reading)
}

/** The rule of one number of a page. */
export function parameterNamed(name: string, units: readonly PaginationParameter[]): PaginationParameter {
  const unit = units.find(candidate => candidate.name === name)
  if (!unit) throw new Error(`invariant: no pagination parameter ${name}`)
  return unit
}

function readWithCount(raw: Readonly<Record<string, unknown>>, { units, options }: QueryContext): boolean {
  const { withCount, withCountWords } = units.pagination
  if (!('withCount' in raw)) return withCount.isCounted(undefined, options.rest.withCount)
  return withCount.isCounted(withCountWords.read(raw.withCount), options.rest.withCount)
}
