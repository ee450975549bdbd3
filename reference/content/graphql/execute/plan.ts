import {
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { type Execution, type Planned, type PlannedField, Unforeseen, Unplannable } from './execution.ts'

/** Gives the text of a value in the answer. */
export type Write = (value: unknown, execution: Execution) => string

/**
 * How an operation is answered: what of graphql-js's work the document and the schema alone decide, done once, with
 * the answer's text in place of its value. Resolvers are called as graphql-js calls them, in its order. What is not
 * foreseen here (an error, a promise, a union, a directive) is thrown as `Unforeseen`.
 */
export function planOperation(planned: Planned, root: GraphQLObjectType): Write {
  return new Planner(planned).object(root, [planned.operation])
}

type Selecting = { readonly selectionSet?: SelectionSetNode }
type Nodes = readonly [FieldNode, ...FieldNode[]]

class Planner {
  readonly #planned: Planned
  #fields = 0

  constructor(planned: Planned) {
    this.#planned = planned
  }

  /** Selections are planned when they are first met: fragments may say much more than any entry shows. */
  object(type: GraphQLObjectType, nodes: readonly Selecting[]): Write {
    let fields: readonly Write[] | null = null
    return (source, execution) => {
      fields ??= [...this.#collect(type, nodes)].map(([key, same]) => this.#field(key, type, same))
      let text = '{'
      for (const write of fields) {
        if (text.length > 1) text += ','
        text += write(source, execution)
      }
      return `${text}}`
    }
  }

  /** A member of an object, name and all. */
  #field(key: string, parentType: GraphQLObjectType, nodes: Nodes): Write {
    const name = nodes[0].name.value
    const start = `${JSON.stringify(key)}:`
    if (name === '__typename') return () => start + JSON.stringify(parentType.name)
    const field = parentType.getFields()[name]
    if (!field) throw new Unplannable(`${name} is a field of every schema`)
    const planned: PlannedField = { number: this.#fields++, parentType, field, nodes }
    const write = this.#value(field.type, nodes)
    const { resolve } = field
    return (source, execution) => {
      const { args, info } = execution.asked(planned)
      const value = resolve ? resolve(source, args, execution.context, info) : propertyOf(source, name)
      return start + write(value, execution)
    }
  }

  #value(type: GraphQLOutputType, nodes: Nodes): Write {
    if (isNonNullType(type)) return notNull(this.#value(type.ofType, nodes))
    if (isListType(type)) return orNull(listOf(this.#value(type.ofType, nodes)))
    if (isLeafType(type)) return orNull(leaf(type))
    if (isObjectType(type) && !type.isTypeOf) return orNull(this.object(type, nodes))
    throw new Unplannable(`a value of ${type.name} has to tell its type`)
  }

  /** The fields of selections by their names in the answer, those of fragments in place. */
  #collect(type: GraphQLObjectType, nodes: readonly Selecting[]): ReadonlyMap<string, Nodes> {
    const collected = new Map<string, Nodes>()
    const seen = new Set<string>()
    const collect = ({ selectionSet }: Selecting) => {
      for (const node of selectionSet?.selections ?? []) {
        if (node.directives?.length) throw new Unplannable('a directive may leave out what it stands at')
        if (node.kind === Kind.FIELD) {
          const key = node.alias?.value ?? node.name.value
          const known = collected.get(key)
          collected.set(key, known ? [...known, node] : [node])
          continue
        }
        const isSpread = node.kind === Kind.FRAGMENT_SPREAD
        if (isSpread && seen.has(node.name.value)) continue
        if (isSpread) seen.add(node.name.value)
        const fragment = isSpread ? this.#planned.fragments[node.name.value] : node
        if ((fragment?.typeCondition?.name.value ?? type.name) !== type.name)
          throw new Unplannable('a fragment is about several types')
        if (fragment) collect(fragment)
      }
    }
    for (const node of nodes) collect(node)
    return collected
  }
}

/** As graphql-js reads a field that has no resolver. */
function propertyOf(source: unknown, name: string): unknown {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined
  if (typeof value === 'function') throw new Unplannable('a field is a method of what it is asked of')
  return value
}

function notNull(write: Write): Write {
  return (value, execution) => {
    const text = write(value, execution)
    if (text === 'null') throw new Unforeseen('null where none may be')
    return text
  }
}

function orNull(write: Write): Write {
  return (value, execution) => {
    if (value === null || value === undefined) return 'null'
    if (value instanceof Error) throw new Unforeseen(value.message)
    if (isPromise(value)) {
      // Nobody waits for it any more.
      value.then(undefined, () => {})
      throw new Unplannable('a resolver takes its time')
    }
    return write(value, execution)
  }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

function listOf(write: Write): Write {
  return (value, execution) => {
    if (!Array.isArray(value)) throw new Unforeseen('no list')
    let text = '['
    for (const item of value) {
      if (text.length > 1) text += ','
      text += write(item, execution)
    }
    return `${text}]`
  }
}

function leaf(type: GraphQLLeafType): Write {
  return value => {
    const serialized: unknown = type.serialize(value)
    const text = serialized === null ? undefined : JSON.stringify(serialized)
    if (text === undefined) throw new Unforeseen(`${type.name} has no such value`)
    return text
  }
}
