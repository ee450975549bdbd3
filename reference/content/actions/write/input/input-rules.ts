import type { Attribute } from '../../../model/types.ts'
import { isRecord } from '../../../query/query.ts'
import type { WriteContext } from '../context.ts'
import { READ_ONLY } from '../reading/read-attributes.ts'

/** A rule on what of a value that was sent is looked at at all. */
export interface InputRule {
  readonly clause: string
  /** Whether the rule is about this name; there is no attribute for a name that the model does not have. */
  readonly applies: (name: string, attribute: Attribute | undefined) => boolean
  /** What is left of the value; undefined when nothing is. Throws a ContentError to refuse it. */
  readonly keep: (value: unknown, attribute: Attribute | undefined, context: WriteContext) => unknown
}

/** content.writes.input.read-only: An id and timestamps that are sent are ignored: the service gives its own. */
const readOnly: InputRule = {
  clause: 'content.writes.input.read-only',
  applies: name => name === 'id' || READ_ONLY.has(name),
  keep: () => undefined,
}

/** content.writes.input.unknown: A name that is no attribute of the model is ignored. */
const unknown: InputRule = {
  clause: 'content.writes.input.unknown',
  applies: (_, attribute) => attribute === undefined,
  keep: () => undefined,
}

/**
 * content.writes.input.unreadable-relation: A relation to a type that the caller may not find is ignored, as if
 * it had not been sent; a list of links to several types keeps those that the caller may find.
 */
const unreadableRelation: InputRule = {
  clause: 'content.writes.input.unreadable-relation',
  applies: (_, attribute) => attribute?.kind === 'relation',
  keep: (value, attribute, { caller }) => {
    if (attribute?.kind !== 'relation') return value
    if (attribute.target !== null) return caller.may(`${attribute.target}.find`) ? value : undefined
    if (!Array.isArray(value)) return value
    const readable = value.filter(item => !isRecord(item) || caller.may(`${item.__type}.find`))
    return readable.length > 0 ? readable : undefined
  },
}

/** In the order in which they are applied to each name. */
export const inputRules: readonly InputRule[] = [readOnly, unknown, unreadableRelation]
