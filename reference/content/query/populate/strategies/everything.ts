import type { PopulateStrategy } from '../strategy.ts'

/** content.populate.everything: `populate=*` is every relation, media field, component and zone, one level deep. */
export const everything: PopulateStrategy = {
  clause: 'content.populate.everything',
  accepts: raw => raw === '*',
  read: (_raw, schema) =>
    [...schema.attributes.values()]
      .filter(attribute => attribute.kind !== 'scalar')
      .map(attribute => ({ name: attribute.name, params: {} })),
}
