import type { OracleSchema, OracleType, OracleWorld } from '../targets/oracle.ts'

/** The name of each content-type and component in generated texts, by uid. No two have the same. */
export function schemaNames({ models }: OracleWorld): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const uids = [...models.types.keys(), ...models.components.keys()]
  for (const uid of uids) {
    const wanted = nameOf(uid)
    const name = taken.has(wanted) ? `${wanted}Component` : wanted
    names.set(uid, name)
    taken.add(name)
  }
  return names
}

/** `api::tasting-menu.tasting-menu` is TastingMenu, `plugin::upload.file` UploadFile, `meta.seo` MetaSeo. */
function nameOf(uid: string): string {
  const [, plugin = '', type = uid] = /^(?:api::[^.]+|plugin::([^.]+))\.(.+)$/.exec(uid) ?? []
  const name = `${plugin}-${type}`
    .split(/[^A-Za-z0-9]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return /^[A-Za-z]/.test(name) ? name : `Type${name}`
}

/** The content-types that the project itself has, in the order of its files. */
export function ownTypes({ models }: OracleWorld): readonly OracleType[] {
  return [...models.types.values()].filter(({ uid }) => uid.startsWith('api::'))
}

/** Content-types, those of plugins among them, and components. */
export function describedSchemas({ models }: OracleWorld): readonly OracleSchema[] {
  return [...models.types.values(), ...models.components.values()]
}

/** The project's own types and whatever their attributes lead to. */
export function reachableSchemas(world: OracleWorld): readonly OracleSchema[] {
  const byUid = new Map(describedSchemas(world).map(schema => [schema.uid, schema]))
  const found = new Set<OracleSchema>(ownTypes(world))
  // A set is walked in the order of insertion, what is added on the way too.
  for (const { attributes } of found) {
    for (const uid of [...attributes.values()].flatMap(leadsTo)) {
      const next = byUid.get(uid)
      if (next) found.add(next)
    }
  }
  return [...byUid.values()].filter(schema => found.has(schema))
}

/** The uids of the content-types and components that an attribute shows. */
function leadsTo(attribute: Attribute): readonly string[] {
  switch (attribute.kind) {
    case 'scalar':
      return []
    case 'media':
      return ['plugin::upload.file']
    case 'relation':
      return attribute.target === null ? [] : [attribute.target]
    case 'component':
      return [attribute.component]
    case 'dynamiczone':
      return attribute.components
  }
}

type Attributes = OracleSchema['attributes']
export type Attribute = Attributes extends ReadonlyMap<string, infer A> ? A : never
export type Scalar = Extract<Attribute, { kind: 'scalar' }>

/** What answers may show: nothing private, and no passwords. */
export function shownAttributes({ attributes }: OracleSchema): readonly Attribute[] {
  return [...attributes.values()].filter(
    it => !it.private && !(it.kind === 'scalar' && it.type === 'password'),
  )
}

/** What a client may send: not what the service fills in. */
export function writtenAttributes({ attributes }: OracleSchema): readonly Attribute[] {
  const own = ['createdAt', 'updatedAt', 'localizations']
  return [...attributes.values()].filter(({ name }) => !own.includes(name))
}

export function isScalar(attribute: Attribute): attribute is Scalar {
  return attribute.kind === 'scalar'
}

export function isMany(attribute: Attribute): boolean {
  return attribute.kind === 'dynamiczone' || (attribute.kind !== 'scalar' && attribute.many)
}

/** Whether an answer always has a value: drafts may lack what they must have when they are published. */
export function isAlwaysThere(schema: OracleSchema, attribute: Attribute): boolean {
  if (['createdAt', 'updatedAt'].includes(attribute.name)) return true
  return attribute.required && !schema.attributes.has('publishedAt')
}
