import type { AbstractFilter, AbstractQuery, AbstractRelation } from './abstract-query.ts'

/** The document by which GraphQL is asked. The list is the root field `list`. */
export function graphqlDocument(query: AbstractQuery): string {
  const { page, pageSize } = query.page
  const args = [
    `filters: {and: [${query.filters.map(filterText).join(', ')}]}`,
    `sort: ${JSON.stringify(query.sort.map(({ attribute, direction }) => `${attribute}:${direction}`))}`,
    `pagination: {page: ${page}, pageSize: ${pageSize}}`,
    ...(query.publicationState ? [`publicationState: ${query.publicationState.toUpperCase()}`] : []),
    ...(query.locale === null ? [] : [`locale: ${JSON.stringify(query.locale)}`]),
  ]
  const relations = query.relations.map(relation => relationText(relation, query))
  const attributes = [...query.fields, ...relations].join(' ')
  const pagination = 'meta { pagination { page pageSize pageCount total } }'
  return `{ list: ${camelCase(query.plural)}(${args.join(', ')}) { data { id attributes { ${attributes} } } ${pagination} } }`
}

function relationText({ name, many, drafts, fields }: AbstractRelation, query: AbstractQuery): string {
  const state = many && drafts && query.publicationState
  const args = [
    ...(many ? ['pagination: {limit: -1}'] : []),
    ...(state ? [`publicationState: ${state.toUpperCase()}`] : []),
  ]
  const given = args.length > 0 ? `(${args.join(', ')})` : ''
  return `${name}${given} { data { id attributes { ${fields.join(' ')} } } }`
}

function filterText(filter: AbstractFilter): string {
  if ('not' in filter) return `{not: ${filterText(filter.not)}}`
  if ('group' in filter) return `{${filter.group.slice(1)}: [${filter.filters.map(filterText).join(', ')}]}`
  const { path, operator, operand } = filter
  return [...path, operator.slice(1)].reduceRight(
    (inner, name) => `{${name}: ${inner}}`,
    JSON.stringify(operand),
  )
}

/** `tasting-menus` is the field `tastingMenus`. */
function camelCase(plural: string): string {
  return plural.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
