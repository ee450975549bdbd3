import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { attributesOf } from '../strapi/attributes.ts'
import { FILE } from '../strapi/links.ts'
import { textIn } from '../strapi/parts.ts'
import { objectsIn } from './ask.ts'
import { isShown, type Schemas } from './strapi-query.ts'

interface Place {
  readonly type: string
  readonly ref: number
  readonly field: string
}

/** Takes answers apart into what an export has: rows with components in them, and links with positions. */
export class Unfolding {
  readonly #schemas: Schemas
  readonly #links: JsonObject[] = []
  /** `type id field` of a side that does not own its links: the ids in its order. */
  readonly #orders = new Map<string, readonly number[]>()

  constructor(schemas: Schemas) {
    this.#schemas = schemas
  }

  /** The values of an entry or component without its links, which are kept. */
  unfold(uid: string, id: number, values: JsonObject): JsonObject {
    const attributes = attributesOf(this.#schemas.get(uid) ?? {})
    const own = Object.entries(values).filter(([name]) => name !== 'localizations')
    this.#linkLocalizations(uid, id, values)
    return Object.fromEntries(
      own.flatMap(([name, value]) => {
        const attribute = attributes.get(name)
        if (attribute?.type === 'component' || attribute?.type === 'dynamiczone')
          return [[name, this.#unfoldComponents(value, textIn(attribute, 'component'))]]
        if (attribute?.type !== 'relation' && attribute?.type !== 'media') return [[name, value]]
        this.#link({ type: uid, ref: id, field: name }, attribute, idsIn(value))
        return []
      }),
    )
  }

  /** All links, each with its positions on both sides. */
  get links(): readonly JsonObject[] {
    return this.#links.map(link => {
      const { left, right, back } = link
      if (typeof back !== 'string' || !isObject(left) || !isObject(right)) return link
      const order = this.#orders.get(`${right.type} ${right.ref} ${back}`) ?? []
      const position = order.indexOf(Number(left.ref)) + 1
      return { ...link, right: { ...right, field: back, ...(position > 0 && { pos: position }) } }
    })
  }

  #unfoldComponents(value: unknown, uid: string | undefined): unknown {
    if (Array.isArray(value)) return value.map(item => this.#unfoldComponents(item, uid))
    const own = textIn(value, '__component') ?? uid
    if (!isObject(value) || typeof value.id !== 'number' || own === undefined) return null
    return this.unfold(own, value.id, value)
  }

  #linkLocalizations(type: string, ref: number, { localizations }: JsonObject): void {
    idsIn(localizations).forEach((id, i) => {
      const left = { type, ref, field: 'localizations', pos: i + 1 }
      this.#links.push({ kind: 'relation.circular', left, right: { type, ref: id } })
    })
  }

  #link(place: Place, attribute: JsonObject, ids: readonly number[]): void {
    const target = textIn(attribute, 'target')
    if (attribute.type === 'media') this.#linkMorph({ type: FILE, field: 'related' }, place, ids)
    else if (target === undefined || !isShown(attribute)) return
    else if (typeof attribute.morphBy === 'string')
      this.#linkMorph({ type: target, field: attribute.morphBy }, place, ids)
    else if (typeof attribute.mappedBy === 'string')
      this.#orders.set(`${place.type} ${place.ref} ${place.field}`, ids)
    else
      ids.forEach((ref, i) => {
        const left = { ...place, pos: i + 1 }
        this.#links.push({
          kind: 'relation.basic',
          left,
          right: { type: target, ref },
          back: attribute.inversedBy,
        })
      })
  }

  #linkMorph(holder: { type: string; field: string }, place: Place, ids: readonly number[]): void {
    ids.forEach((ref, i) => {
      this.#links.push({ kind: 'relation.morph', left: { ...holder, ref }, right: { ...place, pos: i + 1 } })
    })
  }
}

/** `{data: {id}}`, `{data: [{id}]}`, or rows that are wrapped in nothing. */
function idsIn(value: unknown): readonly number[] {
  const held = isObject(value) && 'data' in value ? value.data : value
  const rows = Array.isArray(held) ? held : [held]
  return objectsIn(rows).flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
}
