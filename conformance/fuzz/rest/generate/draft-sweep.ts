import fc from 'fast-check'
import type { OracleType } from '../../../targets/oracle.ts'
import type { RestQuery } from '../rest-query.ts'
import { exactly, grouped, joined, nothing, type Part, under } from './parts.ts'
import { asked } from './queries.ts'

/** Drafts are left out of what is live, whatever else is asked. */
export function draftSweep(lists: readonly OracleType[]): readonly fc.Arbitrary<RestQuery>[] {
  const able = lists.filter(({ draftAndPublish }) => draftAndPublish)
  const localized = able.filter(type => type.localized)
  // What is not compared is not asked about either.
  const timed = able.filter(({ attributes }) => attributes.has('publishedAt'))
  return [
    ...besides(able, pageOf({ page: '1', pageSize: '100' })),
    ...besides(able, pageOf({ start: '0', limit: '100' })),
    ...besides(able, under(['populate'], exactly('*'))),
    ...besides(timed, under(['filters'], grouped('$or', ...['$null', '$notNull'].map(isPublished)))),
    ...besides(timed, under(['filters'], isPublished('$null'))),
    ...besides(timed, under(['sort'], exactly('publishedAt'))),
    ...besides(localized, under(['locale'], exactly('all'))),
  ]
}

function isPublished(presence: string): Part {
  return under(['publishedAt', presence], exactly('true'))
}

function pageOf(numbers: Readonly<Record<string, string>>): Part {
  const parts = Object.entries(numbers).map(([name, number]) => under([name], exactly(number)))
  return under(['pagination'], joined(...parts))
}

/** What is live by default, and what is asked to be. */
function besides(types: readonly OracleType[], part: Part): readonly fc.Arbitrary<RestQuery>[] {
  if (types.length === 0) return []
  const path = fc.constantFrom(...types.map(({ pluralName }) => `/api/${pluralName}`))
  return [nothing, under(['publicationState'], exactly('live'))].map(state =>
    asked(path, joined(part, state)),
  )
}
