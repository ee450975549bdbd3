import type { ServedFacts } from './facts.ts'

/** More of a kind are named on the start page. */
const MOST = 3

/** What a person reads in the terminal once a reference serves. */
export function bannerOf(facts: ServedFacts): string {
  const rows: (readonly [string, string])[] = [
    ['Start page', `${facts.url}/`],
    ...restRows(facts),
    ...siteRows(facts),
    ...few('API token', facts.tokens, ({ name, type, key }) => `${key}  ${name}, ${type}`),
    ...(facts.users.length > 0 ? ([['Users', facts.users.join(', ')]] as const) : []),
    ...(facts.hasControl ? ([['Reset', `curl -X POST ${facts.url}/__assayer/reset`]] as const) : []),
    ...few('Quirk', facts.quirks, quirk => quirk),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}\n`)
  return `\nassayer serves ${facts.world}\n\n${lines.join('')}\nCtrl+C ends.\n\n`
}

function restRows({ url, types, graphql }: ServedFacts): readonly (readonly [string, string])[] {
  const [type] = types.toSorted((a, b) => b.entries - a.entries)
  if (!type) return []
  const entries = types.reduce((sum, it) => sum + it.entries, 0)
  return [
    ['REST', `${url}${type.path}  ${types.length} types, ${entries} entries`],
    ...(graphql ? ([['GraphQL', `${url}${graphql.path}`]] as const) : []),
  ]
}

function siteRows({ url, site }: ServedFacts): readonly (readonly [string, string])[] {
  if (!site) return []
  return [['Platform', `${url}${site.posts}`], ...few('Admin key', site.adminKeys, key => key)]
}

function few<T>(
  name: string,
  items: readonly T[],
  shown: (item: T) => string,
): readonly (readonly [string, string])[] {
  const rest = items.length - MOST
  return [
    ...items.slice(0, MOST).map((item, at) => [at === 0 ? name : '', shown(item)] as const),
    ...(rest > 0 ? ([['', `… and ${rest} more`]] as const) : []),
  ]
}
