import type { TypeFacts } from '../../engine/engine.ts'

/** So many attributes are asked for: enough to see what a query is like. */
const MOST_ATTRIBUTES = 3
const PLAIN = /^(string|text|uid|email|integer|float|decimal|boolean|date|enumeration)$/

/** A query for an empty editor: some entries of a type with some of what they have. */
export function sampleQuery(types: readonly TypeFacts[], world: string): string {
  const lists = types.filter(({ kind }) => kind === 'collection')
  const type = lists.find(({ path }) => path.endsWith(`/${world}`)) ?? lists[0]
  if (!type) return ''
  const names = type.attributes.filter(it => PLAIN.test(it.type)).map(({ name }) => name)
  const attributes = names.slice(0, MOST_ATTRIBUTES)
  const asked = attributes.length === 0 ? 'id' : `id attributes { ${attributes.join(' ')} }`
  return `{\n  ${fieldOf(type.path)}(pagination: { limit: 5 }) {\n    data { ${asked} }\n  }\n}\n`
}

/** `/api/tasting-menus` is `tastingMenus`. */
function fieldOf(path: string): string {
  const plural = path.slice(path.lastIndexOf('/') + 1)
  return plural.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())
}
