import { nearestName } from '../../../../text/nearest-name.ts'
import { UsageError } from '../../../usage-error.ts'
import { isRecord } from '../../query/query.ts'
import { isFunction } from './resolver-config.ts'

type Registered = (...parameters: readonly unknown[]) => unknown

/** Policies or middlewares by name: `global::is-owner`, `api::restaurant.is-owner`. */
export class Registry {
  readonly #kind: 'policy' | 'middleware'
  readonly #entries = new Map<string, unknown>()

  constructor(kind: 'policy' | 'middleware') {
    this.#kind = kind
  }

  /** Registers a function, or an object whose `handler` is one. What it is only matters when it is used. */
  set(name: string, entry: unknown): this {
    this.#entries.set(name, entry)
    return this
  }

  /** Registers several under a prefix such as `global::`. */
  add(prefix: string, entries: unknown): this {
    if (!isRecord(entries)) throw new UsageError(`What is added under ${prefix} must be an object`)
    for (const [name, entry] of Object.entries(entries)) this.set(`${prefix}${name}`, entry)
    return this
  }

  /** The function of a name. Throws a UsageError, with the nearest name when there is none. */
  get(name: string): Registered {
    if (!this.#entries.has(name)) throw this.#unknown(name)
    const entry = this.#entries.get(name)
    const handler = isRecord(entry) ? entry.handler : entry
    if (isFunction(handler)) return handler
    throw new UsageError(`The ${this.#kind} ${name} must be a function`)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  #unknown(name: string): UsageError {
    const nearest = nearestName(name, [...this.#entries.keys()])
    const hint = nearest === null ? '' : `; did you mean ${nearest}?`
    return new UsageError(`There is no ${this.#kind} ${name}${hint}`)
  }
}
