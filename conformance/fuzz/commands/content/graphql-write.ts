import { type GraphQLSchema, getNamedType, isInputObjectType, isObjectType, isScalarType } from 'graphql'
import { typeName } from '../../../agreement/graphql-names.ts'
import { isObject, type JsonObject } from '../../../compare/json-value.ts'
import type { Command } from '../command.ts'
import { byRest, type Write } from './write.ts'

/**
 * The write by GraphQL; null where the schema has no mutation for it. Simpler is one that asks for less in return, and one
 * by REST.
 */
export function byGraphql(write: Write, schema: GraphQLSchema): Command | null {
  const { does, type, ref, name, as } = write
  const single = typeName(type.singularName)
  const field = does === 'localize' ? `create${single}Localization` : `${does}${single}`
  const mutation = schema.getMutationType()?.getFields()[field]
  if (!mutation) return null
  const takes = new Map(mutation.args.map(arg => [arg.name, arg.type]))
  const given = inputOf(write, schema)
  const variables: JsonObject = {
    ...(takes.has('id') && ref !== null && { id: ref }),
    ...(takes.has('data') && { data: given }),
    ...(takes.has('locale') && typeof write.data.locale === 'string' && { locale: write.data.locale }),
  }
  const asked = Object.keys(variables)
  const head = asked.map(it => `$${it}: ${String(takes.get(it))}`).join(', ')
  const call = `${field}${asked.length > 0 ? `(${asked.map(it => `${it}: $${it}`).join(', ')})` : ''}`
  const command = (shown: string, simpler: readonly Command[]): Command => ({
    as,
    request: {
      method: 'POST',
      path: '/graphql',
      headers: {},
      body: {
        query: `mutation${head === '' ? '' : ` (${head})`} { ${call} { data { ${shown} } } }`,
        variables,
      },
    },
    saves: name === null ? {} : { [name]: `data.${field}.data.id` },
    simpler,
  })
  const plain = byRest({ ...write, data: given ?? write.data })
  const fields = scalarsOf(single, schema)
  const simpler = ['id', ...fields.map(field => `attributes { ${field} }`)].map(shown =>
    command(shown, [plain]),
  )
  return command(`id attributes { ${fields.join(' ')} }`, [plain, ...simpler])
}

/** Only what the input type of the mutation has, and links as ids: anything else would be refused before it is read. */
function inputOf({ data, type }: Write, schema: GraphQLSchema): JsonObject {
  const input = schema.getType(`${typeName(type.singularName)}Input`)
  if (!isInputObjectType(input)) return {}
  const fields = input.getFields()
  const taken = Object.entries(data).filter(([name]) => Object.hasOwn(fields, name))
  return Object.fromEntries(
    taken.map(([name, value]) => {
      const attribute = type.attributes.get(name)
      return [name, attribute?.kind === 'relation' ? idsIn(value, attribute.many) : value]
    }),
  )
}

/** What is connected or set, as the ids that GraphQL takes. */
function idsIn(value: unknown, areMany: boolean): unknown {
  if (!isObject(value)) return value
  const given = value.set ?? value.connect ?? []
  const items: readonly unknown[] = Array.isArray(given) ? given : [given]
  const ids = items.map(item => (isObject(item) ? item.id : item))
  return areMany ? ids : (ids[0] ?? null)
}

/** Names of what an entry shows of its own. */
export function scalarsOf(single: string, schema: GraphQLSchema): readonly string[] {
  const shown = schema.getType(single)
  if (!isObjectType(shown)) return ['__typename']
  const fields = Object.values(shown.getFields())
  const plain = fields.filter(({ type, args }) => isScalarType(getNamedType(type)) && args.length === 0)
  return plain.length > 0 ? plain.map(({ name }) => name) : ['__typename']
}
