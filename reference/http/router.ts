export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A route. `path` is a pattern such as `/api/users/:id`; a segment that starts with `:` takes any text. */
export interface Route<H> {
  readonly method: Method
  readonly path: string
  readonly handle: H
}

export type RouteMatch<H> =
  | { readonly kind: 'found'; readonly handle: H; readonly params: Readonly<Record<string, string>> }
  /** The path is known, the method is not: `allow` is the value of the Allow header. */
  | { readonly kind: 'wrong-method'; readonly allow: string }
  | { readonly kind: 'unknown-path' }

interface PathRoutes<H> {
  readonly segments: readonly string[]
  readonly handlers: Map<string, H>
}

/** Finds routes by method and path. Paths are matched whatever their case (observed); static segments win over `:name` where both take the method. */
export class Router<H> {
  readonly #static = new Map<string, PathRoutes<H>>()
  readonly #patterns: PathRoutes<H>[] = []

  constructor(routes: readonly Route<H>[]) {
    for (const route of routes) this.#routesAt(route.path).handlers.set(route.method, route.handle)
  }

  /** `path` is still percent-encoded; parameters are returned as they were sent. */
  match(method: string, path: string): RouteMatch<H> {
    const wanted = method === 'HEAD' ? 'GET' : method
    const known = this.#static.get(path) ?? this.#static.get(path.toLowerCase())
    const handle = known?.handlers.get(wanted)
    if (handle !== undefined) return { kind: 'found', handle, params: NO_PARAMETERS }
    return this.#matchPattern(wanted, path, known ? [...known.handlers.keys()] : [])
  }

  /** `others` are methods that the path is known to take. */
  #matchPattern(method: string, path: string, others: readonly string[]): RouteMatch<H> {
    const segments = path.toLowerCase().split('/')
    const fitting = this.#patterns.filter(routes => fits(routes.segments, segments))
    const methods = [...others, ...fitting.flatMap(routes => [...routes.handlers.keys()])]
    for (const routes of fitting) {
      const handle = routes.handlers.get(method)
      if (handle !== undefined) return { kind: 'found', handle, params: parametersOf(routes.segments, path) }
    }
    return methods.length === 0 ? { kind: 'unknown-path' } : { kind: 'wrong-method', allow: allowed(methods) }
  }

  #routesAt(path: string): PathRoutes<H> {
    const segments = path.split('/')
    const isPattern = segments.some(segment => segment.startsWith(':'))
    const same = isPattern
      ? this.#patterns.find(routes => fits(routes.segments.map(blank), segments.map(blank)))
      : this.#static.get(path)
    if (same) return same
    const routes = { segments, handlers: new Map<string, H>() }
    if (isPattern) this.#patterns.push(routes)
    else this.#static.set(path, routes)
    return routes
  }
}

/** The methods of an Allow header. HEAD and GET are always among them, because files are served at any path (observed). */
function allowed(methods: readonly string[]): string {
  return [...new Set(['HEAD', 'GET', ...methods])].join(', ')
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
  )
}

function blank(segment: string): string {
  return segment.startsWith(':') ? ' ' : segment
}

const NO_PARAMETERS = {}

function parametersOf(pattern: readonly string[], path: string): Readonly<Record<string, string>> {
  if (!pattern.some(part => part.startsWith(':'))) return NO_PARAMETERS
  const segments = path.split('/')
  return Object.fromEntries(
    pattern.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), segments[i] ?? '']] : [])),
  )
}
