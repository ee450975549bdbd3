import type { Service } from '../suite/clause.ts'
import { majorOf, NEWEST_MAJOR } from '../suite/versions.ts'
import { readWorldKeys, worldDirectory } from '../suite/worlds.ts'
import { type OracleWorld, readWorld, servicesOf } from '../targets/oracle.ts'

/** What a target must hold and allow so that scenarios of a world can be judged. */
export interface RequiredWorld {
  readonly name: string
  readonly directory: string
  readonly types: readonly RequiredType[]
}

export interface RequiredType {
  readonly service: Service
  /** As scenarios name it: `restaurants`. */
  readonly plural: string
  /** The attribute that is the natural key. */
  readonly attribute: string
  /** Natural keys of its entries. */
  readonly keys: readonly string[]
  /** Whether somebody without credentials may list it. */
  readonly isPublic: boolean
}

/** All but content-types that a target is said not to have. Throws UsageError for a world that cannot be used. */
export async function readRequiredWorld(
  specs: string,
  name: string,
  withoutTypes: readonly string[] = [],
): Promise<RequiredWorld> {
  const directory = worldDirectory(specs, name)
  const world = await readWorld(directory)
  const declared = [...(readWorldKeys(specs).keysOf(name) ?? [])]
  const keys = declared.length > 0 ? declared : keysFound(world)
  const isPlatform = servicesOf(world)[0] === 'platform'
  if (isPlatform) return { name, directory, types: platformTypes(world, keys) }
  const types = contentTypes(world, keys).filter(({ plural }) => !withoutTypes.includes(plural))
  return { name, directory, types }
}

type Keys = readonly (readonly [plural: string, attribute: string])[]

/** Where nobody says by what entries are told apart: by a text of which each has its own, or by the id. */
function keysFound({ models, entries, platform }: OracleWorld): Keys {
  if (platform) return PLATFORM_KEYS.filter(([plural, name]) => valuesOf(platform[plural], name).length > 0)
  const lists = [...models.types.values()].filter(
    ({ uid, kind }) => uid.startsWith('api::') && kind === 'collectionType' && entries.get(uid)?.length,
  )
  return lists.map(({ uid, pluralName, attributes }) => {
    const texts = [...attributes.values()].filter(
      it =>
        it.kind === 'scalar' && ['uid', 'string'].includes(it.type) && !it.private && it.name !== 'locale',
    )
    const rows = entries.get(uid)
    const isOwn = (name: string) => new Set(valuesOf(rows, name)).size === rows?.length
    return [pluralName, texts.find(({ name }) => isOwn(name))?.name ?? 'id']
  })
}

const PLATFORM_KEYS: Keys = [
  ['posts', 'slug'],
  ['pages', 'slug'],
  ['tags', 'slug'],
]

/** Integrations are shown to nobody who has not signed in, and to sign in is a write. */
function platformTypes({ platform }: OracleWorld, keys: Keys): readonly RequiredType[] {
  return keys
    .filter(([plural]) => plural !== 'integrations')
    .map(([plural, attribute]) => ({
      service: 'platform',
      plural,
      attribute,
      keys: valuesOf(platform?.[plural], attribute),
      isPublic: false,
    }))
}

const PLUGIN_TYPES = ['plugin::users-permissions.user', 'plugin::upload.file']

function contentTypes({ models, entries, options }: OracleWorld, keys: Keys): readonly RequiredType[] {
  const types = [...models.types.values()]
  const own = types.filter(({ uid }) => uid.startsWith('api::'))
  const plugins = types.filter(({ uid }) => PLUGIN_TYPES.includes(uid))
  const { permissions } = options
  return keys.map(([plural, attribute]) => {
    const uid = [...own, ...plugins].find(({ pluralName }) => pluralName === plural)?.uid ?? ''
    const isGranted = permissions === null || permissions.public?.includes(`${uid}.find`) === true
    const isPublic = uid.startsWith('api::') && isGranted
    return { service: 'content', plural, attribute, keys: valuesOf(entries.get(uid), attribute), isPublic }
  })
}

function valuesOf(rows: unknown, attribute: string): readonly string[] {
  const items: readonly unknown[] = Array.isArray(rows) ? rows : []
  return items.flatMap(row => {
    const value: unknown = Object(row)[attribute]
    return value === undefined || value === null ? [] : [String(value)]
  })
}

/** Before 5.0 other names were in use: what is there in every major tells enough. */
export function typesAt(
  types: readonly RequiredType[],
  platformVersion: string | null,
): readonly RequiredType[] {
  if (majorOf(platformVersion) >= NEWEST_MAJOR) return types
  return types.filter(({ service, plural }) => service === 'content' || ['posts', 'tags'].includes(plural))
}
