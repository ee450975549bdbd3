import { isObject } from '../../world/json-object.ts'
import type { World } from '../../world/world.ts'
import type { Attribute, Schema } from '../model/types.ts'
import { Store } from './store.ts'
import { type Row, Table } from './table.ts'

/**
 * Lays the entries of a world out in tables: one for each content-type and each component. Components leave
 * the entries that contain them; their ids stay behind.
 */
export function buildStore(world: World): Store {
  const splitter = new Splitter(world)
  const types = [...world.models.types.values()].map(type => {
    return new Table(type.uid, splitter.splitAll(type, world.entries.get(type.uid) ?? []))
  })
  const components = [...world.models.components.keys()].map(uid => new Table(uid, splitter.components(uid)))
  return new Store([...types, ...components])
}

/** One kind of component while the entries are taken apart. */
interface Taken {
  /** Its attributes that hold components in turn. */
  readonly nested: readonly Attribute[]
  readonly rows: Row[]
}

/** Takes components out of rows, and collects them by their uid. */
class Splitter {
  readonly #taken: ReadonlyMap<string, Taken>

  constructor(world: World) {
    const components = [...world.models.components.values()]
    this.#taken = new Map(
      components.map(schema => [schema.uid, { nested: nestedAttributes(schema), rows: [] }]),
    )
  }

  components(uid: string): readonly Row[] {
    return this.#takenOf(uid).rows
  }

  /** Rows without components are used as they are. */
  splitAll(schema: Schema, rows: readonly Row[]): readonly Row[] {
    const nested = nestedAttributes(schema)
    return nested.length === 0 ? rows : rows.map(row => this.#split(row, nested))
  }

  #split(row: Row, nested: readonly Attribute[]): Row {
    if (nested.length === 0) return row
    const split: Record<string, unknown> & { id: number } = { ...row }
    for (const attribute of nested) {
      const value = row[attribute.name]
      if (attribute.kind === 'component') split[attribute.name] = this.#takeOut(value, attribute.component)
      else if (Array.isArray(value)) split[attribute.name] = value.map(item => this.#takeOutOfZone(item))
    }
    return split
  }

  /** Ids in place of one component, a list of them, or none. */
  #takeOut(value: unknown, uid: string): unknown {
    if (Array.isArray(value)) return value.map(item => this.#takeOut(item, uid))
    return isRow(value) ? this.#add(value, uid) : null
  }

  #takeOutOfZone(item: unknown): unknown {
    if (!isRow(item) || typeof item.__component !== 'string') {
      throw new Error('invariant: a zone item names its component')
    }
    const { __component, ...row } = item
    return { __component, id: this.#add(row, __component) }
  }

  #add(row: Row, uid: string): number {
    const { nested, rows } = this.#takenOf(uid)
    rows.push(this.#split(row, nested))
    return row.id
  }

  #takenOf(uid: string): Taken {
    const taken = this.#taken.get(uid)
    if (!taken) throw new Error(`invariant: no component ${uid}`)
    return taken
  }
}

function nestedAttributes(schema: Schema): readonly Attribute[] {
  return [...schema.attributes.values()].filter(({ kind }) => kind === 'component' || kind === 'dynamiczone')
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value.id === 'number'
}
