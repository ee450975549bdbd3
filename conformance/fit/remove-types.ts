import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { Attribute, Attributes } from '../seed/attribute.ts'
import type { SeedWorld } from '../seed/seed-world.ts'
import { readJson } from '../suite/worlds.ts'
import type { WorldFiles } from './parts.ts'

/** The same world without the entries of some types, what refers to them, and what is granted for them. */
export function withoutTypes(files: WorldFiles, world: SeedWorld, uids: readonly string[]): WorldFiles {
  const pruner = new Pruner(world.components, uids)
  const kept = Object.entries(files.data).filter(([uid]) => !uids.includes(uid))
  const data = kept.map(([uid, rows]) => {
    const attributes = world.types.find(type => type.uid === uid)?.attributes
    if (!attributes || !Array.isArray(rows)) return [uid, rows]
    return [uid, rows.filter(isObject).map(row => pruner.prune(attributes, row))]
  })
  const options = withoutGrants(files.options, uids)
  return { data: Object.fromEntries(data), options: isObject(options) ? options : {} }
}

/** Takes references to types out of values, however deep. */
class Pruner {
  readonly #components: SeedWorld['components']
  readonly #uids: readonly string[]

  constructor(components: SeedWorld['components'], uids: readonly string[]) {
    this.#components = components
    this.#uids = uids
  }

  prune(attributes: Attributes, values: JsonObject): JsonObject {
    const kept = Object.entries(values).flatMap(([name, value]) => {
      const attribute = attributes.get(name)
      if (!attribute) return [[name, value]]
      const isGone = attribute.kind === 'relation' && this.#uids.includes(attribute.target ?? '')
      return isGone ? [] : [[name, this.#value(attribute, value)]]
    })
    return Object.fromEntries(kept)
  }

  #value({ kind, target }: Attribute, value: unknown): unknown {
    switch (kind) {
      case 'morph':
        if (Array.isArray(value)) return value.filter(it => !this.#isGone(it))
        return this.#isGone(value) ? null : value
      case 'component':
        return this.#each(value, () => target)
      case 'zone':
        return this.#each(value, item => String(item.__component))
      default:
        return value
    }
  }

  #isGone(link: unknown): boolean {
    return isObject(link) && this.#uids.includes(String(link.__type))
  }

  #each(value: unknown, componentOf: (item: JsonObject) => string | null): unknown {
    if (Array.isArray(value)) return value.map(item => this.#each(item, componentOf))
    if (!isObject(value)) return value
    return this.prune(this.#components.get(componentOf(value) ?? '') ?? new Map(), value)
  }
}

/** Grants are the uid of a type with an action behind it, wherever they stand in options. */
function withoutGrants(value: unknown, uids: readonly string[]): unknown {
  const isGrant = (item: unknown) => typeof item === 'string' && uids.some(uid => item.startsWith(`${uid}.`))
  if (Array.isArray(value)) return value.filter(item => !isGrant(item)).map(item => withoutGrants(item, uids))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutGrants(item, uids)]))
}

/** Takes models of types away from a world's directory, and attributes of others that refer to them. */
export function removeModels(directory: string, uids: readonly string[]): void {
  const own = uids.filter(uid => uid.startsWith('api::'))
  for (const file of own.length > 0 ? modelFiles(directory) : []) {
    const model = readJson(file)
    if (!isObject(model)) continue
    const uid = uidOf(file, model)
    if (uid !== null && own.includes(uid)) rmSync(dirname(file), { recursive: true })
    else writeFileSync(file, JSON.stringify(withoutRelations(model, own)))
  }
}

/** Models and components, whether the world is a directory of them or a project. */
function modelFiles(directory: string): readonly string[] {
  return ['models/src', 'src'].flatMap(root =>
    ['api', 'components', 'extensions'].flatMap(part => {
      const folder = join(directory, root, part)
      if (!existsSync(folder)) return []
      const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const isModel = (name: string) => name.endsWith(part === 'components' ? '.json' : 'schema.json')
      return found.filter(isModel).map(name => join(folder, name))
    }),
  )
}

/** `api::dish.dish` of `api/dish/content-types/dish/schema.json`; null of a component. */
function uidOf(file: string, { info }: JsonObject): string | null {
  const api = /[\\/]api[\\/]([^\\/]+)[\\/]content-types[\\/]/.exec(file)?.[1]
  return api !== undefined && isObject(info) ? `api::${api}.${String(info.singularName)}` : null
}

function withoutRelations(model: JsonObject, uids: readonly string[]): JsonObject {
  if (!isObject(model.attributes)) return model
  const kept = Object.entries(model.attributes).filter(
    ([, attribute]) => !isObject(attribute) || !uids.includes(String(attribute.target)),
  )
  return { ...model, attributes: Object.fromEntries(kept) }
}
