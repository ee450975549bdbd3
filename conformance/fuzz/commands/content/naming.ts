import { camelCase, typeName } from '../../../agreement/graphql-names.ts'
import type { JsonObject } from '../../../compare/json-value.ts'
import type { OracleSchema, OracleType, OracleWorld } from '../../../targets/oracle.ts'
import type { QueriedWorld } from '../../queried-world.ts'
import type { Command } from '../command.ts'
import type { Naming } from '../identities.ts'

/** What has which id in answers of the content service: entries and components, by the models' uids. */
export function contentNaming({ entries }: OracleWorld, facts: QueriedWorld): Naming {
  const old = new Set([...entries].flatMap(([uid, rows]) => rows.map(({ id }) => `${uid} ${id}`)))
  return {
    kindOf: ({ __type, __component }: JsonObject) => {
      if (typeof __type === 'string') return __type
      return typeof __component === 'string' ? __component : null
    },
    kindAt: (command, steps, from) => {
      const around = from === null ? null : facts.schemaOf(from)
      if (around) return follow(steps, around, facts)
      const [type, inner] = startOf(command, steps, facts.types)
      return type ? follow(inner, type, facts) : null
    },
    isOld: (kind, id) => old.has(`${kind} ${id}`),
  }
}

/** The type that a command speaks of, and the steps from an answer's entries on. */
function startOf(
  { request: { path } }: Command,
  steps: readonly string[],
  types: readonly OracleType[],
): readonly [OracleType | undefined, readonly string[]] {
  if (path.startsWith('/api/auth/')) return [types.find(({ uid }) => uid === USER), []]
  const [, root] = /^\/api\/([^/?]+)/.exec(path) ?? []
  if (root !== undefined) {
    return [types.find(({ pluralName, singularName }) => [pluralName, singularName].includes(root)), steps]
  }
  const [, field = '', ...inner] = steps
  if (['register', 'login', 'changePassword'].includes(field))
    return [types.find(({ uid }) => uid === USER), []]
  const single = field.replace(/^(create|update|delete)(UsersPermissions(?=User$))?|Localization$/g, '')
  const isMeant = ({ singularName, pluralName }: OracleType) =>
    typeName(singularName) === single || [singularName, pluralName].some(it => camelCase(it) === field)
  return [types.find(isMeant), inner]
}

const USER = 'plugin::users-permissions.user'

/** The uid at the end of the attributes that are named; null behind what may lead anywhere. */
function follow(steps: readonly string[], start: OracleSchema, facts: QueriedWorld): string | null {
  let schema: OracleSchema | null = start
  for (const step of steps) {
    const attribute = schema?.attributes.get(step)
    if (attribute) schema = facts.leadsTo(attribute)
  }
  return schema?.uid ?? null
}
