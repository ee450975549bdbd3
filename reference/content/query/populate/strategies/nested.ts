import { misuse } from '../../../errors.ts'
import { isRecord, type QueryContext } from '../../query.ts'
import type { PopulateRequest, PopulateStrategy } from '../strategy.ts'

/** content.populate.nested: `populate[<relation>][populate]…`, an object of names to any depth. */
export const nested: PopulateStrategy = {
  clause: 'content.populate.nested',
  accepts: isRecord,
  read: (raw, schema, context) =>
    Object.entries(isRecord(raw) ? raw : {}).flatMap(([name, params]) =>
      schema.attributes.has(name) ? requestFor(name, params, context) : [{ name, params: {} }],
    ),
}

function requestFor(name: string, params: unknown, { units }: QueryContext): readonly PopulateRequest[] {
  if (isRecord(params)) return [{ name, params }]
  if (typeof params !== 'string') {
    throw misuse(`Invalid populate: ${name} takes * or an object, found ${JSON.stringify(params)}`)
  }
  const { switches } = units.populate
  return switches.isOn(params) ? [{ name, params: {} }] : []
}
