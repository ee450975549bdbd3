import { wireRequest } from '../../client/wire-request.ts'
import { isObject } from '../../compare/json-value.ts'
import { mayWrite } from '../../safety/may-write.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Broken, Sight } from '../broken.ts'
import { idIn } from '../written-type.ts'

/**
 * What GraphQL deleted, and answered so, GraphQL does not find any more. Whoever deleted it asks, by the very id:
 * whether REST has the same ids nobody need know. Where that query is refused nothing is known.
 */
export async function deletedByGraphqlAndThere(
  sights: readonly Sight[],
  connection: Connection,
): Promise<Broken | null> {
  const found = graphqlDeletionIn(sights)
  if (!found) return null
  const { field, id, sight } = found
  const body = { query: `query Deleted($id: ID) { ${field}(id: $id) { data { id } } }`, variables: { id } }
  const request = wireRequest({ method: 'POST', path: '/graphql', headers: {}, body })
  const signed = await connection.callers.sign(request, sight.spec.as)
  const outcome = await connection.client.send(signed)
  const shown = outcome.kind === 'answer' ? memberOf(dataOf(outcome.json), field) : undefined
  if (String(memberOf(memberOf(shown, 'data'), 'id')) !== id) return null
  return {
    says: 'the entry was deleted, and GraphQL finds it still',
    clause: null,
    isDocumented: false,
    difference: { path: `${field} ${id}`, expected: 'no entry', actual: `the entry ${id}` },
  }
}

const DELETION = /\bdelete([A-Z]\w*)\s*\(\s*id\s*:\s*("?[\w-]+"?|\$\w+)/g

/** An entry that was deleted by GraphQL, and answered so. */
export interface GraphqlDeletion {
  /** Under which name GraphQL finds one. */
  readonly field: string
  readonly id: string
  readonly sight: Sight
  /** As it was. */
  readonly attributes: unknown
}

/** What was written last, if that deleted an entry. */
export function graphqlDeletionIn(sights: readonly Sight[]): GraphqlDeletion | null {
  const sight = sights.findLast(({ spec }) => mayWrite(spec))
  const deleted = sight && deletionIn(sight)
  if (!deleted) return null
  const [shown] = Object.values(Object(dataOf(sight.answer.json)))
  return { ...deleted, sight, attributes: memberOf(memberOf(shown, 'data'), 'attributes') }
}

/** Of a document that deletes one entry and was answered so; which of several were deleted would be hard to tell. */
function deletionIn({ spec, answer }: Sight): { readonly field: string; readonly id: string } | null {
  if (spec.door !== 'graphql' || answer.status >= 300) return null
  const { query, variables } = Object(spec.body)
  const [found, more] = [...String(query).matchAll(DELETION)]
  if (!found || more || !isDone(answer.json)) return null
  const [, name = '', written = ''] = found
  const id = idIn(written, variables)
  return id === null ? null : { field: name.charAt(0).toLowerCase() + name.slice(1), id }
}

/** No error, and an entry that is told of. */
function isDone(json: unknown): boolean {
  const members = Object.values(Object(dataOf(json)))
  return (
    memberOf(json, 'errors') === undefined && members.length === 1 && isObject(memberOf(members[0], 'data'))
  )
}

function dataOf(json: unknown): unknown {
  return memberOf(json, 'data')
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}
