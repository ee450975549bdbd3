import type {
  ApiRoot,
  AuthRule,
  Change,
  ListOrder,
  NegotiationRule,
  Parameter,
  PlatformUnits,
  Route,
} from '../contracts.ts'
import type { Heard } from './heard.ts'

/** Is told what an answer rests on while it is made. */
export type Hear = (heard: Heard) => void

/**
 * The same units, which tell what they were given and made of it. What they decide is the same. What a change puts in
 * place when it is undone is watched, too.
 */
export function watching(units: PlatformUnits, hear: Hear): PlatformUnits {
  return watchedBesides(null, units, hear)
}

/** Those of `before` are watched already; null: none is. */
function watchedBesides(before: PlatformUnits | null, units: PlatformUnits, hear: Hear): PlatformUnits {
  const all = <U extends object>(known: readonly U[] | undefined, list: readonly U[], watch: Watch<U>) => {
    const watched = new Set<U>(known)
    return list.map(unit => (watched.has(unit) ? unit : watch(unit, hear)))
  }
  const { listOrder } = units
  return {
    ...units,
    apiRoots: all(before?.apiRoots, units.apiRoots, watchedRoot),
    negotiation: all(before?.negotiation, units.negotiation, watchedNegotiation),
    contentAuthentication: all(before?.contentAuthentication, units.contentAuthentication, watchedAuth),
    adminAuthentication: all(before?.adminAuthentication, units.adminAuthentication, watchedAuth),
    parameters: all(before?.parameters, units.parameters, watchedParameter),
    listOrder: before?.listOrder === listOrder ? listOrder : watchedOrder(listOrder, hear),
    routes: all(before?.routes, units.routes, watchedRoute),
    changes: all(before?.changes, units.changes, watchedChange),
  }
}

type Watch<U> = (unit: U, hear: Hear) => U

function watchedRoot(unit: ApiRoot, hear: Hear): ApiRoot {
  return {
    ...unit,
    open: (path, raw, site) => {
      const opened = unit.open(path, raw, site)
      if (opened) hear({ kind: 'opened', opened })
      return opened
    },
  }
}

function watchedNegotiation(unit: NegotiationRule, hear: Hear): NegotiationRule {
  const { serveAs } = unit
  if (!serveAs) return unit
  return {
    ...unit,
    serveAs: (acceptVersion, site) => {
      const major = serveAs(acceptVersion, site)
      hear({ kind: 'selected', major })
      return major
    },
  }
}

function watchedAuth(unit: AuthRule, hear: Hear): AuthRule {
  return {
    ...unit,
    identify: async (request, gate) => {
      const actor = await unit.identify(request, gate)
      if (actor) hear({ kind: 'actor', actor })
      return actor
    },
  }
}

function watchedParameter(unit: Parameter, hear: Hear): Parameter {
  const { clause, name } = unit
  return {
    ...unit,
    apply: (value, before, reading) => {
      const after = unit.apply(value, before, reading)
      hear({ kind: 'parameter', applied: { clause, name, value, before, after, reading } })
      return after
    },
  }
}

function watchedOrder(unit: ListOrder, hear: Hear): ListOrder {
  return {
    ...unit,
    of: (given, shelf, call) => {
      const rows = unit.of(given, shelf, call)
      hear({ kind: 'list', rows, shelf, call })
      return rows
    },
  }
}

function watchedRoute(unit: Route, hear: Hear): Route {
  return {
    ...unit,
    handle: call => {
      hear({ kind: 'route', clause: unit.clause, call })
      return unit.handle(call)
    },
  }
}

function watchedChange(change: Change, hear: Hear): Change {
  const { undo, up, down } = change
  return {
    ...change,
    ...(undo && { undo: units => watchedBesides(units, undo(units), hear) }),
    ...(up && {
      up: (before, site) => {
        const after = up(before, site)
        hear({ kind: 'up', change, before, after })
        return after
      },
    }),
    ...(down && {
      down: (before, asked, site) => {
        const after = down(before, asked, site)
        hear({ kind: 'down', change, before, after })
        return after
      },
    }),
  }
}
