import type { OracleAttribute, OracleSchema, OracleType, OracleWorld } from '../targets/oracle.ts'
import { type ValuesBehind, valuesBehind } from './values-behind.ts'

export type ScalarKind = Extract<OracleAttribute, { kind: 'scalar' }>['type']

/** A world as queries are made of it: types, and the values that occur in the entries. */
export interface QueriedWorld {
  readonly types: readonly OracleType[]
  /** The content-type or component of a uid; null when there is none. */
  schemaOf(uid: string): OracleSchema | null
  /** The schema that an attribute leads into; null where it leads into none, or into several. */
  leadsTo(attribute: OracleAttribute): OracleSchema | null
  /** Components of a dynamic zone. */
  componentsOf(attribute: OracleAttribute): readonly OracleSchema[]
  /** Values of an attribute that occur, as texts; `seo.title`: those of an attribute of the component in `seo`. */
  valuesOf(schema: OracleSchema, name: string): readonly string[]
  readonly valuesBehind: ValuesBehind
  /** Values of every attribute of that name, as texts. */
  valuesNamed(name: string): readonly string[]
  /** Whether several have the same value of an attribute, so that an order by it leaves them equal. */
  isRepeated(schema: OracleSchema, name: string): boolean
  /** How many entries there are of a type. */
  sizeOf(type: OracleSchema): number
  readonly locales: readonly string[]
  /** Whether queries may speak of a member of that name: not of one that is not compared. */
  isAsked(name: string): boolean
  /** Whether everybody may list it: others mostly answer that it is forbidden. */
  isReadable(type: OracleType): boolean
}

/** Codes of the locales that a world has. */
export function localesOf({ entries }: OracleWorld): ReadonlySet<string> {
  const codes = [...(entries.get(LOCALE) ?? [])].map(({ code }) => code)
  const used = [...entries.values()].flatMap(rows => rows.map(({ locale }) => locale))
  return new Set([...codes, ...used].filter(it => typeof it === 'string'))
}

const LOCALE = 'plugin::i18n.locale'
const MEDIA = 'plugin::upload.file'

/** What the roles may do is no content, and each service holds it its own way. */
const PERMISSION = 'plugin::users-permissions.permission'

/** Attributes that are ignored are left out of the world's types, and so are the permissions of roles. */
export function queriedWorld(
  { models, entries, options }: OracleWorld,
  ignored: ReadonlySet<string> = new Set(),
): QueriedWorld {
  const isAsked = (name: string) => !ignored.has(name)
  const asked = <S extends OracleSchema | null>(schema: S): S => {
    if (schema === null) return schema
    const attributes = [...schema.attributes].filter(
      ([name, attribute]) => isAsked(name) && targetOf(attribute) !== PERMISSION,
    )
    return { ...schema, attributes: new Map(attributes) }
  }
  const schemas = new Map<string, OracleSchema>(
    [...models.types.values(), ...models.components.values()].map(schema => [schema.uid, asked(schema)]),
  )
  const schemaOf = (uid: string | null) => (uid === null ? null : (schemas.get(uid) ?? null))
  const values = new ValuePool(schemaOf)
  for (const [uid, rows] of entries) {
    const schema = schemaOf(uid)
    if (schema) for (const row of rows) values.take(schema, row)
  }
  return {
    types: [...models.types.values()].map(asked),
    schemaOf,
    leadsTo: attribute => schemaOf(targetOf(attribute)),
    componentsOf: attribute =>
      attribute.kind === 'dynamiczone' ? attribute.components.flatMap(uid => schemaOf(uid) ?? []) : [],
    valuesOf: ({ uid }, name) => values.of(`${uid}.${name}`),
    valuesBehind: valuesBehind({ models, entries }),
    valuesNamed: name => values.of(name),
    isRepeated: ({ uid }, name) => values.isRepeated(`${uid}.${name}`),
    sizeOf: ({ uid }) => entries.get(uid)?.length ?? 0,
    locales: values.of('locale'),
    isAsked,
    isReadable: ({ uid }) => options.permissions?.public?.includes(`${uid}.find`) ?? true,
  }
}

function targetOf(attribute: OracleAttribute): string | null {
  if (attribute.kind === 'relation') return attribute.target
  if (attribute.kind === 'media') return MEDIA
  return attribute.kind === 'component' ? attribute.component : null
}

/** So many values of one attribute are kept: more would not show more. */
const MOST_VALUES = 40

class ValuePool {
  readonly #values = new Map<string, Set<string>>()
  readonly #repeated = new Set<string>()
  readonly #schemaOf: (uid: string | null) => OracleSchema | null

  constructor(schemaOf: (uid: string | null) => OracleSchema | null) {
    this.#schemaOf = schemaOf
  }

  of(key: string): readonly string[] {
    return [...(this.#values.get(key) ?? [])]
  }

  isRepeated(key: string): boolean {
    return this.#repeated.has(key)
  }

  /** `places` are other names for the place where the row stands. */
  take(schema: OracleSchema, row: Readonly<Record<string, unknown>>, places: readonly string[] = []): void {
    const all = [schema.uid, ...places]
    for (const [name, value] of Object.entries(row)) {
      const attribute = schema.attributes.get(name)
      if (name === 'id' || attribute?.kind === 'scalar')
        this.#keep([...all.map(it => `${it}.${name}`), name], value)
      else if (attribute)
        this.#takeComponents(
          attribute,
          value,
          all.map(it => `${it}.${name}`),
        )
    }
  }

  /** Components lie inline; zone items say which component they are. */
  #takeComponents(attribute: OracleAttribute, value: unknown, places: readonly string[]): void {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item !== 'object' || item === null) continue
      const uid = attribute.kind === 'component' ? attribute.component : String(item.__component)
      const schema = this.#schemaOf(uid)
      if (schema) this.take(schema, { ...item }, places)
    }
  }

  #keep(keys: readonly string[], value: unknown): void {
    if (value === null || typeof value === 'object') return
    for (const key of keys) {
      const known = this.#values.get(key) ?? new Set()
      const text = String(value)
      if (known.has(text)) this.#repeated.add(key)
      else if (known.size < MOST_VALUES) known.add(text)
      this.#values.set(key, known)
    }
  }
}
