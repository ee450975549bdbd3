import { mapUnits, type Unit } from './map-units.ts'

/** Is told the clause of each unit that decides something, what it made, and what it was given for it. */
export type Listener = (clause: string, made: unknown, given: readonly unknown[]) => void

/** Is told the clause of each unit that decides something. */
export type Fired = (clause: string) => void

/**
 * `units` that tell when they decide something; what they decide is the same. A unit has fired when one of its
 * functions gave something (see `decides`) or threw, or when a value was read that is not there to find it by; and
 * again when a function that it made is called. The core knows nothing of it: where nobody listens it costs nothing.
 */
export function listening<T extends object>(units: T, listener: Listener): T {
  return mapUnits(units, ear(listener))
}

/** Values by which a unit is found among others: that they were read decides nothing. */
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

/** Functions that ask whether a unit is for something: a no leaves it to others. */
const ASKING: ReadonlySet<PropertyKey> = new Set([
  'accepts',
  'applies',
  'broken',
  'clashes',
  'covers',
  'fits',
  'hides',
  'leavesOut',
  'reads',
  'refuses',
  'withholds',
])

/** Functions that say what they are given in other words: the same words again are nothing new. */
const REWRITING: ReadonlySet<PropertyKey> = new Set(['after', 'down', 'kept', 'lower', 'raise', 'up', 'word'])

const heard = new WeakSet<object>()

/** Puts an ear to one unit after the other; what it hears is told under the unit's clause, and under others besides. */
function ear(listener: Listener, besides: readonly string[] = []): (unit: Unit) => Unit {
  // One for all units: a request has hundreds of them made, and asks few.
  const handler: ProxyHandler<Unit> = {
    get(unit, name) {
      const member: unknown = Reflect.get(unit, name)
      const tell: Tell = (made, given) => {
        for (const clause of [unit.clause, ...besides]) listener(clause, made, given)
      }
      if (typeof member === 'function')
        return name === 'undo' ? undoing(member, unit, listener) : telling(member, name, tell)
      if (decides(member) && !FINDING.has(name)) tell(member, [])
      return member
    },
  }
  return unit => {
    if (heard.has(unit)) return unit
    const told = new Proxy(unit, handler)
    heard.add(told)
    return told
  }
}

type Tell = (made: unknown, given: readonly unknown[]) => void

/** The same function, which tells when it has decided something. */
function telling(
  ask: CallableFunction,
  name: PropertyKey,
  tell: Tell,
): (...given: readonly unknown[]) => unknown {
  const hear = (made: unknown, given: readonly unknown[]) => {
    if (made === false && ASKING.has(name)) return
    if (REWRITING.has(name) && isSame(made, given[0])) return
    if (decides(made) || (made === undefined && name === 'check')) tell(made, given)
  }
  return function (this: unknown, ...given) {
    try {
      const made: unknown = Reflect.apply(ask, this, given)
      if (made instanceof Promise) {
        made.then(
          it => hear(it, given),
          error => tell(error, given),
        )
        return made
      }
      hear(made, given)
      return typeof made === 'function' ? telling(made, name, tell) : made
    } catch (error) {
      tell(error, given)
      throw error
    }
  }
}

/** Nothing and an empty list decide nothing; a yes or a no does. */
function decides(made: unknown): boolean {
  return made !== undefined && made !== null && !(Array.isArray(made) && made.length === 0)
}

function isSame(made: unknown, given: unknown): boolean {
  return JSON.stringify(made) === JSON.stringify(given)
}

/** What is restored when a change is undone rests on that change, too. */
function undoing(undo: CallableFunction, { clause }: Unit, listener: Listener): (units: object) => object {
  return units => mapUnits<object>(Reflect.apply(undo, undefined, [units]), ear(listener, [clause]))
}
