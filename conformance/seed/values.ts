import { isObject, type JsonObject } from '../compare/json-value.ts'
import { type Attribute, type Attributes, partOf, type RefusablePart } from './attribute.ts'
import type { MadeIds } from './made-ids.ts'
import type { Row, SeedType } from './seed-world.ts'

/** How one door wants values to be written. */
export interface Spelling {
  plain(attribute: Attribute, value: unknown): unknown
  /** The id of an entry that is referred to. */
  id(value: unknown): unknown
  /** An item of a dynamic zone. */
  zoneItem(component: string, values: JsonObject): JsonObject
  /** What the door does not take. */
  readonly lacks: readonly RefusablePart[]
}

/** Values as `data.json` has them, which is how REST takes them. */
export const AS_IN_THE_WORLD: Spelling = {
  plain: (_, value) => value,
  id: value => value,
  zoneItem: (component, values) => ({ __component: component, ...values }),
  lacks: [],
}

/** The values of an entry, ready to be sent. */
export interface Values {
  readonly data: JsonObject
  /** Attributes that refer to entries which are not there: they must be sent again. */
  readonly later: readonly string[]
}

export interface Writing {
  readonly spelling: Spelling
  readonly components: ReadonlyMap<string, Attributes>
  readonly ids: MadeIds
  /** What the target does not take besides; undefined: it takes everything. */
  readonly lacking?: { has(part: RefusablePart): boolean } | undefined
}

/** Values of an entry in the words of a door, with the target's ids in place of the world's. */
export function valuesOf(type: SeedType, row: Row, writing: Writing): Values {
  const writer = new Writer(writing)
  const own = writer.write(type.attributes, row)
  const publishedAt = type.hasDrafts ? { publishedAt: publishedAtOf(row) } : {}
  return { data: { ...own, ...publishedAt }, later: writer.later }
}

/** What says nothing of it is published, as it is in a world that is loaded. */
function publishedAtOf(row: Row): unknown {
  return row.publishedAt === undefined ? (row.createdAt ?? '2024-01-01T00:00:00.000Z') : row.publishedAt
}

class Writer {
  readonly #writing: Writing
  readonly #later = new Set<string>()

  constructor(writing: Writing) {
    this.#writing = writing
  }

  get later(): readonly string[] {
    return [...this.#later]
  }

  write(attributes: Attributes, values: JsonObject, top?: string): JsonObject {
    const written: Record<string, unknown> = {}
    for (const [name, attribute] of attributes) {
      const value = values[name]
      if (value === undefined || !this.#isTaken(attribute)) continue
      written[name] = this.#value(attribute, value, top ?? name)
    }
    return written
  }

  #isTaken(attribute: Attribute): boolean {
    const { spelling, lacking } = this.#writing
    const part = partOf(attribute)
    return part === null || !(spelling.lacks.includes(part) || lacking?.has(part))
  }

  #value(attribute: Attribute, value: unknown, top: string): unknown {
    if (value === null) return null
    switch (attribute.kind) {
      case 'plain':
        return this.#writing.spelling.plain(attribute, value)
      case 'relation':
        return this.#references(value, id => this.#idOf(attribute.target ?? '', id, top))
      case 'morph':
        return this.#references(value, link => this.#morph(link, top))
      case 'component':
        return this.#each(value, item => this.#component(attribute.target ?? '', item, top))
      case 'zone':
        return this.#each(value, item => this.#zoneItem(item, top))
    }
  }

  /** Entries that are not there yet are left out, and their attribute is to be sent again. */
  #references(value: unknown, written: (link: unknown) => unknown): unknown {
    if (!Array.isArray(value)) return written(value) ?? null
    return value.map(written).filter(it => it !== undefined)
  }

  #each(value: unknown, written: (item: JsonObject) => unknown): unknown {
    if (Array.isArray(value)) return value.filter(isObject).map(written)
    return isObject(value) ? written(value) : null
  }

  #idOf(uid: string, inWorld: unknown, top: string): unknown {
    const id = this.#writing.ids.idOf(uid, Number(inWorld))
    if (id === undefined) this.#later.add(top)
    return id === undefined ? undefined : this.#writing.spelling.id(id)
  }

  #morph(link: unknown, top: string): unknown {
    if (!isObject(link)) return undefined
    const id = this.#idOf(String(link.__type), link.id, top)
    return id === undefined ? undefined : { __type: link.__type, id }
  }

  #component(uid: string, item: JsonObject, top: string): JsonObject {
    const attributes = this.#writing.components.get(uid)
    if (!attributes) throw new Error(`invariant: a world that was checked has no component ${uid}`)
    return this.write(attributes, item, top)
  }

  #zoneItem(item: JsonObject, top: string): JsonObject {
    const uid = String(item.__component)
    return this.#writing.spelling.zoneItem(uid, this.#component(uid, item, top))
  }
}
