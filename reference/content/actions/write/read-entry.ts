import type { ContentType } from '../../model/types.ts'
import { isRecord } from '../../query/query.ts'
import type { Row } from '../../world/table.ts'
import { own, type Values, type WriteContext } from './context.ts'
import { type Fault, wrongType } from './reading/fault.ts'
import { readAttributes } from './reading/read-attributes.ts'

/**
 * Checks the values of an entry, which is new or `stored`, and gives what they are taken for. Throws a
 * ValidationError that names all that is wrong.
 */
export function readEntry(
  given: unknown,
  type: ContentType,
  stored: Row | null,
  context: WriteContext,
): Values {
  if (!isRecord(given)) throw refusal([wrongType('', 'object', null, given)], context)
  const mode = stored ? 'update' : 'creation'
  const isDraft = relieved(type.draftAndPublish && own(stored ?? given, 'publishedAt') === null, context)
  const read = readAttributes(given, { schema: type, path: '', mode, isDraft, stored, context })
  const faults = [...read.faults, ...faultsOfReferences(given, type, context)]
  if (faults.length > 0) throw refusal(faults, context)
  return read.value
}

function relieved(isDraft: boolean, { units }: WriteContext): boolean {
  return units.writes.draftRelief.applies({ isDraft })
}

function faultsOfReferences(given: Values, type: ContentType, context: WriteContext): readonly Fault[] {
  const message = context.units.writes.existence.broken(given, type, context)
  return message === null ? [] : [{ path: '', message }]
}

function refusal(faults: readonly Fault[], { units }: WriteContext) {
  return units.writes.faultReport.error(faults)
}
