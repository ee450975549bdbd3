import type { Schema } from '../../../content/model/types.ts'
import { schemaOf, targetUid } from '../../../content/query/attributes.ts'
import type { PopulateRequest } from '../../../content/query/populate/strategy.ts'
import type { QueryContext } from '../../../content/query/query.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const everythingTwoLevels: Quirk = {
  id: 'content.populate.everything.two-levels',
  clause: 'content.populate.everything',
  says: 'populate=* populates two levels',
  apply: changePopulate(({ strategies }) => ({
    strategies: replaceUnit(strategies, 'content.populate.everything', strategy => ({
      ...strategy,
      read: (raw, schema, context) =>
        strategy.read(raw, schema, context).map(request => twoLevels(request, schema, context)),
    })),
  })),
}

/** The request, with every structure of its target named. */
function twoLevels(request: PopulateRequest, schema: Schema, context: QueryContext): PopulateRequest {
  const attribute = schema.attributes.get(request.name)
  const uid = attribute ? targetUid(attribute) : null
  if (uid === null) return request
  const names = [...schemaOf(context, uid).attributes.values()].flatMap(({ kind, name }) =>
    kind === 'scalar' ? [] : [name],
  )
  return names.length === 0 ? request : { ...request, params: { populate: names } }
}
