import type { Reference, Why, WhyList } from '../../reference/index.ts'

type Answer = Awaited<ReturnType<Reference['handle']>>

/** What is not so in an answer with its reasons; `plain` is the answer to the same request without, if it was asked. */
export function wrongIn(why: Why, plain: Answer | null): readonly string[] {
  const { answer, lists } = why
  const body = typeof plain?.body === 'string' ? plain.body : null
  const isOther = plain && (plain.status !== answer.status || untimed(body) !== untimed(answer.body))
  const shown = parsed(answer.body)
  const isWrite = why.ofCopy && why.service === 'content'
  const hasList = answer.status < 300 && shown !== null && !isWrite
  return [
    ...(isOther
      ? [`another answer: ${plain.status} ${body} instead of ${answer.status} ${answer.body}`]
      : []),
    ...(hasList ? lists.flatMap(list => wrongList(list, shown)) : []),
  ]
}

/** Traces and exports tell when they were made. */
function untimed(body: string | null): string | null {
  return body === null ? null : body.replace(/"extensions":\{"tracing":.*$|"exported_on":\d+/s, '')
}

function parsed(body: string | null): unknown {
  return body?.startsWith('{') || body?.startsWith('[') ? JSON.parse(body) : null
}

function wrongList({ path, entries, type }: WhyList, body: unknown): readonly string[] {
  const said = entries.filter(({ standing }) => standing === 'shown').map(({ id }) => String(id))
  const found = listIn(body, path)
  if (found === 'not asked for') return []
  if (found === null) return [`${type}: no list in the answer at ${path}`]
  const ids = found.map(entry => Object(entry).id)
  if (ids.every(id => id === undefined))
    return said.length === ids.length ? [] : [`${type}: ${said.length} said, ${ids.length} shown`]
  const shown = [...new Set(ids.map(String))]
  return said.join() === shown.join() ? [] : [`${type}: said ${said.join()}, shown ${shown.join()}`]
}

/** The list that an answer has at a path: in `data`, in a field of GraphQL, under the name of a resource, or bare. */
function listIn(body: unknown, path: string): readonly unknown[] | null | 'not asked for' {
  if (Array.isArray(body)) return body
  const { data } = Object(body)
  if (path === 'data') return Array.isArray(data) ? data : data ? [data] : []
  const field: unknown = Object(data)[path] ?? Object(body)[path]
  if (Array.isArray(field)) return field
  if (field) return inField(Object(field))
  return Object.values(Object(body)).find(Array.isArray) ?? null
}

/** A field of GraphQL need not be asked for its entries. */
function inField(field: Record<string, unknown>): readonly unknown[] | 'not asked for' {
  const entries = 'data' in field ? field.data : field.nodes
  if (entries === undefined) return 'not asked for'
  if (Array.isArray(entries)) return entries
  return entries === null ? [] : [entries]
}
