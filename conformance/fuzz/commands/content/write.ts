import type { JsonObject } from '../../../compare/json-value.ts'
import type { OracleType } from '../../../targets/oracle.ts'
import type { Command } from '../command.ts'

/** Something that is done to entries, by whichever door. */
export interface Write {
  readonly does: 'create' | 'update' | 'delete' | 'localize'
  readonly type: OracleType
  /** The entry; null of what is made, and of single types. */
  readonly ref: string | number | null
  readonly data: JsonObject
  /** How later commands call what is made; null when nothing is. */
  readonly name: string | null
  readonly as: string
  /** Parameters of the request, such as `populate=*`; empty: none. Only REST has all of them. */
  readonly query: string
}

const METHODS = { create: 'POST', update: 'PUT', delete: 'DELETE', localize: 'POST' }

/** The write by REST. */
export function byRest({ does, type, ref, data, name, as, query }: Write): Command {
  const root = `/api/${type.kind === 'singleType' ? type.singularName : type.pluralName}`
  const path = `${root}${ref === null ? '' : `/${ref}`}${does === 'localize' ? '/localizations' : ''}`
  const body = does === 'delete' ? undefined : does === 'localize' ? data : { data }
  return {
    as,
    request: { method: METHODS[does], path: query === '' ? path : `${path}?${query}`, headers: {}, body },
    saves: name === null ? {} : { [name]: does === 'localize' ? 'id' : 'data.id' },
  }
}
