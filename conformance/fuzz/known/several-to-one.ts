import { isObject } from '../../compare/json-value.ts'
import type { OracleAttribute, OracleSchema } from '../../targets/oracle.ts'
import type { Command } from '../commands/command.ts'
import type { QueriedWorld } from '../queried-world.ts'
import type { Query } from '../query.ts'

type Facts = Pick<QueriedWorld, 'types' | 'schemaOf' | 'leadsTo'>

/**
 * A sequence in which every relation to one is given the first entry alone, where it is given several by REST (GraphQL
 * takes a single one); null where none is.
 */
export function withOneEach(query: Query, facts: Facts): Query | null {
  if (query.door !== 'sequence') return null
  const commands = query.commands.map(command => withOne(command, facts))
  return commands.some((command, index) => command !== query.commands[index]) ? { ...query, commands } : null
}

/** The same command where nothing is taken away. */
function withOne(command: Command, facts: Facts): Command {
  const { request } = command
  const type = typeAt(request.path, facts)
  if (!type || !isObject(request.body)) return command
  const { data } = request.body
  const body = isObject(data)
    ? { ...request.body, data: inEntry(data, type, facts) }
    : inEntry(request.body, type, facts)
  const isChanged = JSON.stringify(body) !== JSON.stringify(request.body)
  return isChanged ? { ...command, request: { ...request, body } } : command
}

function typeAt(path: string, { types }: Facts): OracleSchema | undefined {
  const [, root = ''] = /^\/api\/([^/?]+)/.exec(path) ?? []
  return types.find(({ pluralName, singularName }) => [pluralName, singularName].includes(root))
}

function inEntry(
  values: Record<string, unknown>,
  schema: OracleSchema,
  facts: Facts,
): Record<string, unknown> {
  const inside = Object.entries(values).map(([name, value]) => {
    const attribute = schema.attributes.get(name)
    return [name, attribute ? inAttribute(value, attribute, facts) : value]
  })
  return Object.fromEntries(inside)
}

function inAttribute(value: unknown, attribute: OracleAttribute, facts: Facts): unknown {
  if (attribute.kind === 'relation') return attribute.many || attribute.target === null ? value : oneOf(value)
  const inItem = (item: unknown): unknown => {
    const schema = isObject(item) ? schemaOfItem(item, attribute, facts) : null
    return isObject(item) && schema ? inEntry(item, schema, facts) : item
  }
  return Array.isArray(value) ? value.map(inItem) : inItem(value)
}

function schemaOfItem(
  { __component: uid }: Record<string, unknown>,
  attribute: OracleAttribute,
  facts: Facts,
): OracleSchema | null {
  if (attribute.kind === 'component') return facts.leadsTo(attribute)
  return attribute.kind === 'dynamiczone' && typeof uid === 'string' ? facts.schemaOf(uid) : null
}

/** A list of entries, or one under `set` or `connect`. */
function oneOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1)
  if (!isObject(value)) return value
  const { set, connect } = value
  return {
    ...value,
    ...(Array.isArray(set) && { set: set.slice(0, 1) }),
    ...(Array.isArray(connect) && { connect: connect.slice(0, 1) }),
  }
}
