import { keysOfWorld } from '../../conformance/suite/worlds.ts'
import type { OracleType, OracleWorld } from '../../conformance/targets/oracle.ts'
import { servicesOf } from '../../conformance/targets/oracle.ts'
import type { OpenedWorld, TypeFacts } from './engine.ts'
import { SPECS } from './server.ts'

/** What pages show of an opened world. `place` is its name in the suite, or the path of its directory. */
export function factsOf(world: OracleWorld, place: string): Omit<OpenedWorld, 'id' | 'ms' | 'name'> {
  const keys = keysOfWorld(SPECS, place)
  return {
    services: servicesOf(world),
    types: [...world.models.types.values()].filter(isOwn).map(type => typeFacts(type, world, keys)),
    callers: callersOf(world),
    graphql: graphqlPath(world),
  }
}

function graphqlPath(world: OracleWorld): string | null {
  const { graphql } = world.options
  if (graphql === null || !servicesOf(world).includes('content')) return null
  return typeof graphql.endpoint === 'string' ? graphql.endpoint : '/graphql'
}

/** What a plugin brings along is not what anybody modelled. */
function isOwn({ uid }: OracleType): boolean {
  return uid.startsWith('api::')
}

function typeFacts(
  { uid, kind, singularName, pluralName, displayName, attributes }: OracleType,
  { entries }: OracleWorld,
  keys: ReadonlyMap<string, string>,
): TypeFacts {
  const isSingle = kind === 'singleType'
  return {
    uid,
    kind: isSingle ? 'single' : 'collection',
    path: `/api/${isSingle ? singularName : pluralName}`,
    displayName,
    attributes: [...attributes.values()].map(attributeFacts),
    entries: entries.get(uid)?.length ?? 0,
    key: keys.get(pluralName) ?? null,
  }
}

type Attribute = OracleType['attributes'] extends ReadonlyMap<string, infer A> ? A : never

function attributeFacts(attribute: Attribute): TypeFacts['attributes'][number] {
  const { name, kind } = attribute
  if (kind === 'scalar') return { name, type: attribute.type }
  if (kind === 'relation' && attribute.target !== null) return { name, type: kind, target: attribute.target }
  if (kind === 'component') return { name, type: kind, target: attribute.component }
  return { name, type: kind }
}

function callersOf({ entries, options, platform }: OracleWorld): readonly string[] {
  const users = (entries.get('plugin::users-permissions.user') ?? []).flatMap(({ username, password }) =>
    typeof username === 'string' && typeof password === 'string' ? [`user:${username}`] : [],
  )
  const tokens = options.apiTokens.map(({ name }) => `token:${name}`)
  return ['public', ...users, ...tokens, ...platformCallers(platform)]
}

function platformCallers(platform: OracleWorld['platform']): readonly string[] {
  if (!platform) return []
  const staff = listOf(platform.users).flatMap(user => {
    const { email, password } = Object(user)
    return typeof email === 'string' && typeof password === 'string' ? [`session:${email}`] : []
  })
  return [
    ...(listOf(platform.content_api_keys).length > 0 ? ['content-key'] : []),
    ...(listOf(platform.admin_api_keys).length > 0 ? ['integration'] : []),
    ...staff,
  ]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
