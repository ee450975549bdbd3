import { validationError } from '../../../../content/errors.ts'
import type { Resolver } from '../../../../content/graphql/context.ts'
import { create, update } from '../../../../content/graphql/operations/mutations/collection.ts'
import { updateSingle } from '../../../../content/graphql/operations/mutations/single.ts'
import type { ContentType, Models, Schema } from '../../../../content/model/types.ts'
import { isRecord } from '../../../../content/query/query.ts'
import { withUnit } from '../../../change-unit.ts'
import type { Quirk } from '../../../quirk.ts'
import { resolves } from '../change-operation.ts'

/** UNDOCUMENTED: GraphQL's bigintegers are no texts, and lodash cannot write a 0n (it makes the real program fail). */
export const writtenBigintegers: Quirk = {
  id: 'content.writes.values.biginteger.zero-refused',
  clause: 'content.writes.values.biginteger',
  says: 'a biginteger of 0 is refused in mutations',
  apply: units =>
    [create, update, updateSingle].reduce(
      (changed, rule) => withUnit(changed, rule, unit => ({ ...unit, ...resolves(refusingZeros)(unit) })),
      units,
    ),
}

function refusingZeros(type: ContentType, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const name = zeroIn(args.data, type, context.query.models)
    if (name !== null) throw validationError(`Invalid parameter ${name}: a biginteger of 0`)
    return resolve(source, args, context, info)
  }
}

/** The name of a biginteger of 0, also in components; dynamic zones are written as JSON. */
function zeroIn(data: unknown, { attributes }: Schema, models: Models): string | null {
  if (!isRecord(data)) return null
  for (const attribute of attributes.values()) {
    const value = data[attribute.name]
    if (attribute.kind === 'scalar' && attribute.type === 'biginteger' && value === 0) return attribute.name
    const component = attribute.kind === 'component' && models.components.get(attribute.component)
    if (!component) continue
    for (const item of [value].flat()) {
      const name = zeroIn(item, component, models)
      if (name !== null) return name
    }
  }
  return null
}
