import { mapUnits, type Unit } from './map-units.ts'

/**
 * Is told the clause of each unit that decides something, what it made, and what it was given for it. `isOwn` is false
 * for what was thrown where the unit had asked others, or was given something to call: it may be theirs.
 */
export type Listener = (clause: string, made: unknown, given: readonly unknown[], isOwn: boolean) => void

/** Is told the clause of each unit that decides something. */
export type Fired = (clause: string) => void

/** Is told the clause of each unit that was looked at, though it may have decided nothing: a quirk of it might have. */
export type Consulted = (clause: string) => void

/**
 * `units` that tell when they decide something; what they decide is the same. A unit has fired when one of its
 * functions gave something (see `decides`) or threw, or when a value was read that is not there to find it by; and
 * again when a function that it made is called. The core knows nothing of it: where nobody listens it costs nothing.
 */
export function listening<T extends object>(
  units: T,
  listener: Listener,
  consulted: Consulted | null = null,
): T {
  return mapUnits(units, ear({ listener, consulted }))
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

/** What only a unit with an ear has. A list of those that have one would hold a thousand more after each request. */
const HEARD = Symbol('heard')

/** How often units were asked for anything, which tells whether one that throws had asked another before. */
interface Asked {
  count: number
}

/** Of each listener: requests that are explained at the same time must not count each other's questions. */
const askedFor = new WeakMap<Listener, Asked>()

function askedOf(listener: Listener): Asked {
  const asked = askedFor.get(listener) ?? { count: 0 }
  askedFor.set(listener, asked)
  return asked
}

interface Ears {
  readonly listener: Listener
  readonly consulted: Consulted | null
}

/** Puts an ear to one unit after the other; what it hears is told under the unit's clause, and under others besides. */
function ear({ listener, consulted }: Ears, besides: readonly string[] = []): (unit: Unit) => Unit {
  const asked = askedOf(listener)
  // One for all units: a request has hundreds of them made, and asks few.
  const handler: ProxyHandler<Unit> = {
    get(unit, name) {
      if (name === HEARD) return true
      const member: unknown = Reflect.get(unit, name)
      const tell: Tell = (made, given, isOwn) => {
        for (const clause of [unit.clause, ...besides]) listener(clause, made, given, isOwn)
      }
      if (consulted && name !== 'clause') for (const clause of [unit.clause, ...besides]) consulted(clause)
      if (typeof member === 'function')
        return name === 'undo'
          ? undoing(member, unit, { listener, consulted })
          : telling(member, { name, tell, asked })
      if (!FINDING.has(name)) asked.count++
      if (decides(member) && !FINDING.has(name)) tell(member, [], true)
      return member
    },
  }
  return unit => (Reflect.get(unit, HEARD) === true ? unit : new Proxy(unit, handler))
}

type Tell = (made: unknown, given: readonly unknown[], isOwn: boolean) => void

interface Telling {
  /** What the unit calls it. */
  readonly name: PropertyKey
  readonly tell: Tell
  readonly asked: Asked
}

/** The same function, which tells when it has decided something. */
function telling(
  ask: CallableFunction,
  { name, tell, asked }: Telling,
): (...given: readonly unknown[]) => unknown {
  const hear = (made: unknown, given: readonly unknown[]) => {
    if (made === false && ASKING.has(name)) return
    if (REWRITING.has(name) && isSame(made, given[0])) return
    if (decides(made) || (made === undefined && name === 'check')) tell(made, given, true)
  }
  return function (this: unknown, ...given) {
    const before = ++asked.count
    const isAlone = () => asked.count === before && !given.some(it => typeof it === 'function')
    try {
      const made: unknown = Reflect.apply(ask, this, given)
      if (made instanceof Promise) {
        made.then(
          it => hear(it, given),
          error => tell(error, given, isAlone()),
        )
        return made
      }
      hear(made, given)
      return typeof made === 'function' ? telling(made, { name, tell, asked }) : made
    } catch (error) {
      tell(error, given, isAlone())
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
function undoing(undo: CallableFunction, { clause }: Unit, ears: Ears): (units: object) => object {
  return units => mapUnits<object>(Reflect.apply(undo, undefined, [units]), ear(ears, [clause]))
}
