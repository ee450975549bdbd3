import { isLocalizations } from '../model/implicit-attributes.ts'
import type { Attribute, Models, RelationAttribute, Schema } from '../model/types.ts'
import { linkedIds, morphLinks } from './entries/draft.ts'
import type { Store } from './store.ts'
import type { Row } from './table.ts'

/**
 * What does not hold together in a store, one sentence each: links to nothing, and links that only one side of
 * a relation knows. None in a world that was just loaded, and none after any write.
 *
 * `localizations` need not be mutual: the service stores each direction for itself.
 */
export function brokenLinks(store: Store, models: Models): readonly string[] {
  const check = new LinkCheck(store)
  for (const schema of [...models.types.values(), ...models.components.values()]) check.schema(schema)
  return check.broken
}

class LinkCheck {
  readonly broken: string[] = []
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  schema(schema: Schema): void {
    for (const attribute of schema.attributes.values()) {
      for (const row of this.#store.table(schema.uid).rows) {
        this.#attribute(attribute, row, `${schema.uid} ${row.id} ${attribute.name}`)
        if (attribute.kind === 'relation') this.#relation(attribute, schema.uid, row)
      }
    }
  }

  /** What the attribute refers to exists. */
  #attribute(attribute: Attribute, row: Row, where: string): void {
    const value = row[attribute.name]
    if (attribute.kind === 'component') this.#exist(attribute.component, linkedIds(value), where)
    if (attribute.kind === 'media') this.#exist('plugin::upload.file', linkedIds(value), where)
    if (attribute.kind === 'dynamiczone' && Array.isArray(value)) {
      for (const item of value) this.#exist(item.__component, [item.id], where)
    }
    if (attribute.kind !== 'relation') return
    if (attribute.target !== null) this.#exist(attribute.target, linkedIds(value), where)
    else for (const link of morphLinks(value)) this.#exist(link.__type, [link.id], where)
  }

  #exist(uid: string, ids: readonly number[], where: string): void {
    for (const id of ids) {
      if (!this.#store.table(uid).get(id)) this.broken.push(`${where}: ${uid} ${id} is not there`)
    }
  }

  /** What the relation refers to refers back. */
  #relation(attribute: RelationAttribute, uid: string, row: Row): void {
    const { target, inverse, morphBy, name } = attribute
    if (target === null || isLocalizations(attribute)) return
    for (const id of linkedIds(row[name])) {
      const other = this.#store.table(target).get(id)
      if (inverse !== undefined && !linkedIds(other?.[inverse]).includes(row.id)) {
        this.broken.push(`${uid} ${row.id} ${name}: ${target} ${id} does not refer back in ${inverse}`)
      }
      if (morphBy !== undefined && !refersTo(other?.[morphBy], uid, row.id)) {
        this.broken.push(`${uid} ${row.id} ${name}: ${target} ${id} does not refer back in ${morphBy}`)
      }
    }
  }
}

function refersTo(value: unknown, uid: string, id: number): boolean {
  return morphLinks(value).some(link => link.__type === uid && link.id === id)
}
