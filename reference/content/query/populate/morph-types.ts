import { isRecord, type RawQuery } from '../query.ts'
import { askedOn, namesTypes } from './asked-on.ts'

/** What is asked of the targets of a morph relation, by their type. */
export interface MorphTypes {
  readonly clause: string
  /** Null leaves targets of this type out. Throws a ValidationError. */
  readonly paramsFor: (uid: string, params: RawQuery) => RawQuery | null
}

/**
 * content.populate.morph-types: `on` names the types to show; without it every type is asked for the same, and a
 * nested object asks for nothing, because it has no one schema to be read by (observed).
 */
export const morphTypes: MorphTypes = {
  clause: 'content.populate.morph-types',
  paramsFor: (uid, params) => {
    if (namesTypes(params)) return askedOn(params.on, uid)
    const { fields, populate } = params
    return { fields, ...(!isRecord(populate) && { populate: withoutAsterisks(populate) }) }
  },
}

/** UNDOCUMENTED: without a schema an asterisk in a list is the name of no attribute (observed). */
function withoutAsterisks(populate: unknown): unknown {
  return Array.isArray(populate) ? populate.filter(name => name !== '*') : populate
}
