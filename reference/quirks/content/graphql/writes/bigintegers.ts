import { validationError } from '../../../../content/errors.ts'
import type { Resolver } from '../../../../content/graphql/context.ts'
import { create, update } from '../../../../content/graphql/operations/mutations/collection.ts'
import type { ContentType } from '../../../../content/model/types.ts'
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
    [create, update].reduce(
      (changed, rule) => withUnit(changed, rule, unit => ({ ...unit, ...resolves(refusingZeros)(unit) })),
      units,
    ),
}

function refusingZeros({ attributes }: ContentType, resolve: Resolver): Resolver {
  const names = [...attributes.values()].filter(it => it.kind === 'scalar' && it.type === 'biginteger')
  return (source, args, context, info) => {
    const { data } = args
    const zero = isRecord(data) ? names.find(({ name }) => data[name] === 0) : undefined
    if (zero) throw validationError(`Invalid parameter ${zero.name}: a biginteger of 0`)
    return resolve(source, args, context, info)
  }
}
