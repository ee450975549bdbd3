import { mayWrite } from '../../safety/may-write.ts'
import type { Cause } from '../causes.ts'
import type { Value } from '../graphql/graphql-query.ts'
import { type Query, requestOf } from '../query.ts'
import { type RestQuery, readTarget } from '../rest/rest-query.ts'

/** Where the documentation speaks of what a query asks for. */
export interface Topics {
  /** Ids of clauses, or beginnings of some. */
  readonly asked: readonly string[]
  /** Clauses of the operators that the difference is likely about: of what joins conditions, or of the only condition. */
  readonly operators: readonly string[]
  /** Clauses of operators that it is hardly about: where one of them were wrong, it would be so without the others. */
  readonly beside: readonly string[]
}

/** `isClause`: whether a clause has that id. */
export function topicsOf(
  { query, place }: Pick<Cause['smallest'], 'query' | 'place'>,
  isClause: (id: string) => boolean,
): Topics {
  const names = operatorsIn(query).filter(name => isClause(`content.filters.${name}`))
  const groups = names.filter(name => GROUPS.has(name))
  const plain = names.filter(name => !GROUPS.has(name))
  const isSingle = groups.length === 0 && plain.length === 1
  const isAbout = !place.startsWith('order of ')
  const likely = isSingle ? plain : groups
  const doors =
    query.door === 'graphql' ? ['content.graphql.filters.', 'content.filters.'] : ['content.filters.']
  const idsOf = (some: readonly string[]) => some.flatMap(name => doors.map(door => `${door}${name}`))
  return {
    asked: askedBy(query),
    operators: isAbout ? idsOf(likely) : [],
    beside: isAbout && !isSingle ? idsOf(plain) : [],
  }
}

const GROUPS = new Set(['and', 'or', 'not'])

/** What conditions compare by and what joins them, as clauses name it: `not-in`. */
function operatorsIn(query: Query): readonly string[] {
  if (query.door === 'rest') {
    const paths = query.parameters.flatMap(({ at }) => (at[0] === 'filters' ? pathsOf(at) : []))
    return [...new Set(paths)].map(path => inWords(path.slice(path.lastIndexOf('$') + 1)))
  }
  if (query.door !== 'graphql') return []
  return query.selections.flatMap(({ args }) =>
    args.flatMap(({ name, value }) => (name === 'filters' ? namesIn(value).map(inWords) : [])),
  )
}

/** The path to each operator in a name: two parameters of one list are one condition. */
function pathsOf(at: readonly string[]): readonly string[] {
  return at.flatMap((name, depth) => (name.startsWith('$') ? [at.slice(0, depth + 1).join()] : []))
}

/** Names of members, of attributes as well as of operators. */
function namesIn(value: Value): readonly string[] {
  switch (value.kind) {
    case 'plain':
      return []
    case 'list':
      return value.items.flatMap(namesIn)
    case 'object':
      return value.members.flatMap(member => [member.name, ...namesIn(member.value)])
  }
}

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

function askedBy(query: Query): readonly string[] {
  if (query.door === 'platform') return []
  if (query.door === 'sequence') {
    const writes = query.commands.some(({ request }) => mayWrite(request))
    return writes ? WRITES : askedIn(readTarget(requestOf(query).path))
  }
  return query.door === 'rest' ? askedIn(query) : ['content.graphql.']
}

const WRITES = ['content.writes.', 'content.users.', 'content.single-types.']

function askedIn(query: RestQuery | null): readonly string[] {
  const names = (query?.parameters ?? []).flatMap(({ at }) => at).filter(name => TOPICS.has(name))
  return names.map(name => `content.${TOPICS.get(name)}.`)
}

const TOPICS: ReadonlyMap<string, string> = new Map([
  ...['filters', 'sort', 'pagination', 'fields', 'populate', 'locale'].map(name => [name, name] as const),
  ['publicationState', 'publication'],
  ['_q', 'search'],
])
