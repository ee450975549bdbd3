import { mapUnits, type Unit } from './map-units.ts'

/** Is told the clause of each unit that decides something. */
export type Fired = (clause: string) => void

/**
 * `units` that tell when they decide something; what they decide is the same. A unit has fired when one of its
 * functions gave something (not undefined, null, false or an empty list, nor the object that it was given) or threw,
 * when one that answers `is…` was asked at all, or when a value was read that is not there to find the unit by. The
 * core knows nothing of it: where nobody listens it costs nothing.
 */
export function listening<T extends object>(units: T, fired: Fired): T {
  return mapUnits(units, unit => listen(unit, [unit.clause], fired))
}

type Fire = () => void

/** Members by which a unit is found among others: that they were read decides nothing. */
const FINDING: ReadonlySet<PropertyKey> = new Set([
  'action',
  'advice',
  'api',
  'attribute',
  'clause',
  'kind',
  'made',
  'method',
  'mode',
  'name',
  'names',
  'open',
  'parameters',
  'parent',
  'path',
  'paths',
  'permission',
  'restores',
  'scope',
  'since',
  'type',
  'types',
  'word',
])

const heard = new WeakSet<object>()

function listen<U extends Unit>(unit: U, clauses: readonly string[], fired: Fired): U {
  if (heard.has(unit)) return unit
  const fire = () => clauses.forEach(fired)
  const told = new Proxy(unit, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') {
        if (!FINDING.has(name)) fire()
        return member
      }
      return name === 'undo' ? undoing(member, unit, fired) : telling(member, name, fire)
    },
  })
  heard.add(told)
  return told
}

/** The same function, which tells when it has decided something. */
function telling(
  ask: CallableFunction,
  name: PropertyKey,
  fire: Fire,
): (...given: readonly unknown[]) => unknown {
  const answersAnyway = /^is[A-Z]/.test(String(name))
  const hear = (made: unknown, given: readonly unknown[]) => {
    if (answersAnyway || says(made, given)) fire()
  }
  return function (this: unknown, ...given) {
    try {
      const made: unknown = Reflect.apply(ask, this, given)
      if (made instanceof Promise) made.then(it => hear(it, given), fire)
      else hear(made, given)
      return made
    } catch (error) {
      fire()
      throw error
    }
  }
}

function says(made: unknown, given: readonly unknown[]): boolean {
  if (made === undefined || made === null || made === false) return false
  if (Array.isArray(made) && made.length === 0) return false
  return typeof made !== 'object' || !given.includes(made)
}

/** What is restored when a change is undone rests on that change, too. */
function undoing(undo: CallableFunction, { clause }: Unit, fired: Fired): (units: object) => object {
  return units =>
    mapUnits<object>(Reflect.apply(undo, undefined, [units]), unit =>
      listen(unit, [unit.clause, clause], fired),
    )
}
