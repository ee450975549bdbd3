import { isObject, type JsonObject } from '../compare/json-value.ts'
import { ask, Refusal, type Speaker } from './ask.ts'
import type { Attribute } from './attribute.ts'
import type { Door } from './door.ts'
import { restDoor } from './rest-door.ts'
import type { SeedType } from './seed-world.ts'
import type { Spelling } from './values.ts'

const IN_GRAPHQL: Spelling = {
  plain: spell,
  // A text everywhere: in a dynamic zone, which has no input type, nobody would make it one.
  id: value => String(value),
  zoneItem: (component, values) => ({ __typename: componentName(component), ...values }),
  // Relations to entries of any type are in no input, and the scalar Long makes big integers what the service of
  // Strapi 4.26.2 cannot count with.
  lacks: ['morphRelations', 'bigIntegers'],
}

/** Entries are written by the generated mutations. Files are no input of them: those go by REST. */
export function graphqlDoor(speaker: Speaker): Door {
  const rest = restDoor(speaker)
  return {
    spelling: IN_GRAPHQL,
    create: async (type, data, locale) => {
      const given = { ...inputOf(type, data), ...localeOf(type, locale) }
      return idIn(await mutate(speaker, `${verb(type)}${nameOf(type)}`, given))
    },
    localize: async (type, of, data, locale) => {
      const given = { id: idArgument(of), ...inputOf(type, data), ...localeOf(type, locale) }
      return idIn(await mutate(speaker, `create${nameOf(type)}Localization`, given))
    },
    update: async (type, { id, locale }, data) => {
      const place = type.kind === 'single' ? localeOf(type, locale) : { id: idArgument(id) }
      await mutate(speaker, `update${nameOf(type)}`, { ...place, ...inputOf(type, data) })
    },
    remove: async (type, entry) => {
      // Of a single type the mutation finds no draft.
      if (type.kind === 'file' || type.kind === 'single') return rest.remove(type, entry)
      await mutate(speaker, `delete${nameOf(type)}`, { id: idArgument(entry.id) })
    },
  }
}

/** An argument with the type of its variable. */
type Argument = readonly [type: string, value: unknown]

/** A single type is made by its update. */
function verb({ kind }: SeedType): string {
  return kind === 'single' ? 'update' : 'create'
}

function idArgument(id: unknown): Argument {
  return ['ID!', String(id)]
}

function inputOf(type: SeedType, data: JsonObject): { readonly data: Argument } {
  return { data: [`${nameOf(type)}Input!`, data] }
}

function localeOf({ isLocalized }: SeedType, locale: string | null): { readonly locale?: Argument } {
  return isLocalized && locale !== null ? { locale: ['I18NLocaleCode', locale] } : {}
}

async function mutate(
  speaker: Speaker,
  name: string,
  given: Readonly<Record<string, Argument>>,
): Promise<unknown> {
  const [declared, passed] = [entriesOf(given), Object.keys(given)]
  const head =
    declared.length > 0 ? ` (${declared.map(([key, [type]]) => `$${key}: ${type}`).join(', ')})` : ''
  const call = passed.length > 0 ? `(${passed.map(key => `${key}: $${key}`).join(', ')})` : ''
  const query = `mutation${head} { made: ${name}${call} { data { id } } }`
  const variables = Object.fromEntries(declared.map(([key, [, value]]) => [key, value]))
  const json = await ask(speaker, { method: 'POST', path: '/graphql', body: { query, variables } })
  const { data, errors }: { data?: unknown; errors?: unknown } = Object(json)
  if (!Array.isArray(errors)) return Object(data).made
  throw new Refusal(`mutation ${name}: ${errors.map(error => String(Object(error).message)).join('; ')}`)
}

function entriesOf(given: Readonly<Record<string, Argument>>): readonly (readonly [string, Argument])[] {
  return Object.entries(given)
}

function idIn(made: unknown): unknown {
  const id: unknown = isObject(made) && isObject(made.data) ? made.data.id : undefined
  if (typeof id === 'string' || typeof id === 'number') return id
  throw new Refusal('a mutation answers without the id of the new entry')
}

/** `UsersPermissionsUser` of a user, `TastingMenu` of `tasting-menu`. */
function nameOf({ kind, singular }: SeedType): string {
  return kind === 'user' ? 'UsersPermissionsUser' : pascalCase(singular)
}

/** `ComponentSharedSeo` of `shared.seo`. */
function componentName(uid: string): string {
  return `Component${uid.split('.').map(pascalCase).join('')}`
}

/** Words begin with a capital; digits are words of their own. */
function pascalCase(text: string): string {
  const words = text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? []
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('')
}

/** Enumerations are members with a name, and every moment is a text of ISO 8601. */
function spell({ type }: Attribute, value: unknown): unknown {
  if (type === 'enumeration' && typeof value === 'string') return memberName(value)
  if (type !== 'timestamp' || !/^-?\d+$/.test(String(value))) return value
  return new Date(Number(value)).toISOString()
}

function memberName(value: string): string {
  const plain = value.normalize('NFKD').replace(/\p{M}/gu, '')
  const name = plain.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '')
  return /^[A-Za-z]/.test(name) ? name : `_${name}`
}
