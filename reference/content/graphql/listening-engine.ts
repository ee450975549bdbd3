import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { type Consulted, type Listener, listening } from '../../units/listening.ts'
import { createEngine } from './execute/create-engine.ts'
import type { Engine } from './execute/run.ts'
import type { GraphqlSettings } from './settings/settings.ts'
import type { GraphqlSources } from './sources.ts'

/**
 * An engine that tells on which clauses an answer rests. Its schema is made once; what a rule made of it is told with
 * the documents that name it (a type, an attribute, an argument) or ask for the schema itself.
 */
export class ListeningEngine {
  readonly #made: Engine | Promise<Engine>
  /** The clauses of the rules that made something of a name; under `''` those of the schema as a whole. */
  readonly #makers = new Map<string, Set<string>>()
  /** The clauses of all rules that were looked at for the schema. */
  readonly #lookedAt = new Set<string>()
  #fired: Listener | null = null
  #consulted: Consulted | null = null

  constructor(sources: GraphqlSources, settings: GraphqlSettings) {
    const units = listening(
      sources.units,
      (clause, made, given, isOwn) => {
        if (this.#fired) this.#fired(clause, made, given, isOwn)
        else this.#note(clause, subjectsOf(made, given))
      },
      clause => {
        if (this.#fired) this.#consulted?.(clause)
        else this.#lookedAt.add(clause)
      },
    )
    this.#made = createEngine({ ...sources, units }, settings)
  }

  /** The engine for one request; the next one waits until it is answered. */
  async telling(fired: Listener, consulted: Consulted | null = null): Promise<Engine> {
    this.#fired = null
    const engine = await this.#made
    this.#fired = fired
    this.#consulted = consulted
    if (consulted) this.#lookedAt.forEach(consulted)
    const read = (text: string) => {
      const names = namesIn(text, engine)
      for (const name of asksForSchema(names) ? this.#makers.keys() : ['', ...names])
        this.#makers.get(name)?.forEach(clause => {
          fired(clause, undefined, [], true)
        })
      return engine.documents.readAnew(text)
    }
    return { ...engine, documents: { read, readAnew: read }, plans: null }
  }

  #note(clause: string, subjects: readonly string[]): void {
    for (const name of subjects) this.#makers.set(name, (this.#makers.get(name) ?? new Set()).add(clause))
  }
}

/** The names in the schema of what a rule made: of types, of an argument, of the attribute that it was given. */
function subjectsOf(made: unknown, given: readonly unknown[]): readonly string[] {
  const attributes = given.flatMap(it => [it, Object(it).attribute]).map(it => Object(it).name)
  const names = (Array.isArray(made) ? made : [made]).map(it =>
    typeof it === 'string' ? it : Object(it).name,
  )
  const known = [...attributes, ...names].filter(name => typeof name === 'string' && NAME.test(name))
  // A yes or no and a text that was read make nothing by themselves, and a root field is told by its name.
  const isRead = given.length === 0 && typeof made === 'string'
  const isPart = typeof made === 'boolean' || isRead || 'resolve' in Object(made)
  return known.length > 0 || isPart ? known : ['']
}

const NAME = /^[_a-z]\w*$/i

/** What a document names, the types of it, and the arguments that have a value without being named. */
function namesIn(text: string, { schema }: Engine): ReadonlySet<string> {
  const names = new Set<string>()
  const types = new TypeInfo(schema)
  const note = () => {
    for (const type of [types.getType(), types.getInputType()]) if (type) names.add(getNamedType(type).name)
    for (const { name, defaultValue } of types.getFieldDef()?.args ?? [])
      if (defaultValue !== undefined) names.add(name)
  }
  const document = readable(text)
  if (document) {
    visit(document, visitWithTypeInfo(types, { enter: note, Name: ({ value }) => void names.add(value) }))
  }
  return names
}

function asksForSchema(names: ReadonlySet<string>): boolean {
  return names.has('__schema') || names.has('__type')
}

function readable(text: string) {
  try {
    return parse(text)
  } catch {
    return null
  }
}
