import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { Clock } from '../../../world/clock.ts'
import type { GraphqlContext } from '../context.ts'

/** Where an answer tells how it came about. */
export interface TraceForm {
  readonly clause: string
  /** The extensions of the answer. */
  readonly extensions: (report: object) => object
}

/** content.graphql.config.trace-form: under `extensions.tracing` (observed). */
export const traceForm: TraceForm = {
  clause: 'content.graphql.config.trace-form',
  extensions: tracing => ({ tracing }),
}

/** How long one resolver took, in nanoseconds since the request began. */
interface ResolverTrace {
  readonly path: readonly (string | number)[]
  readonly parentType: string
  readonly fieldName: string
  readonly returnType: string
  readonly startOffset: number
  readonly duration: number
}

/** Measures one operation, in the form of the Apollo tracing extension, version 1. Times in nanoseconds. */
export class Trace {
  readonly #clock: Clock
  readonly #start: number
  readonly #resolvers: ResolverTrace[] = []

  constructor(clock: Clock) {
    this.#clock = clock
    this.#start = clock.now()
  }

  offset(): number {
    return Math.round((this.#clock.now() - this.#start) * 1e6)
  }

  add(info: GraphQLResolveInfo, startOffset: number): void {
    const { parentType, fieldName, returnType } = info
    this.#resolvers.push({
      path: pathOf(info),
      parentType: parentType.name,
      fieldName,
      returnType: String(returnType),
      startOffset,
      duration: this.offset() - startOffset,
    })
  }

  /** What the answer tells under `extensions.tracing`. */
  report(): object {
    return {
      version: 1,
      startTime: new Date(this.#start).toISOString(),
      endTime: new Date(this.#clock.now()).toISOString(),
      duration: this.offset(),
      execution: { resolvers: this.#resolvers },
    }
  }
}

function pathOf({ path }: GraphQLResolveInfo): readonly (string | number)[] {
  const keys: (string | number)[] = []
  for (let at: GraphQLResolveInfo['path'] | undefined = path; at; at = at.prev) keys.unshift(at.key)
  return keys
}

/** Lets every resolver note how long it takes. Changes the fields of the schema, which is being made. */
export function traceResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      field.resolve = traced(field.resolve ?? defaultFieldResolver)
    }
  }
}

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>

function traced(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const { trace } = context
    if (!trace) return resolve(source, args, context, info)
    const start = trace.offset()
    const value = resolve(source, args, context, info)
    if (value instanceof Promise) return value.finally(() => trace.add(info, start))
    trace.add(info, start)
    return value
  }
}
