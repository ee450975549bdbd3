import type { Schema, ZoneAttribute } from '../../model/types.ts'
import type { QueryContext, RawQuery } from '../query.ts'

/** One attribute to populate, with what is asked of it: `fields`, `filters`, `sort`, `populate`, `on` and so on. */
export interface PopulateRequest {
  readonly name: string
  readonly params: RawQuery
}

/** One way to write a `populate` parameter. */
export interface PopulateStrategy {
  readonly clause: string
  readonly accepts: (raw: unknown) => boolean
  /** What to populate, by names that the schema may not have. Throws a ValidationError. */
  readonly read: (raw: unknown, schema: Schema, context: QueryContext) => readonly PopulateRequest[]
}

/** What a populate parameter asks of the components of a dynamic zone. */
export interface ZoneStrategy {
  readonly clause: string
  readonly accepts: (params: RawQuery) => boolean
  /** What is asked of components of this uid; null when the request does not speak of them. */
  readonly paramsFor: (component: string, params: RawQuery, zone: ListedParts) => RawQuery | null
}

/** A dynamic zone, with what its components have that can be populated. */
export interface ListedParts extends Pick<ZoneAttribute, 'components'> {
  readonly partsOf: (component: string) => readonly string[]
}
