import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi 12435, 13115: what people took the asterisk for. */
export const everythingRelationsOnly: Quirk = {
  id: 'content.populate.everything.relations-only',
  clause: 'content.populate.everything',
  says: 'populate=* populates relations alone: media fields, components and zones need a name',
  apply: changePopulate(({ strategies }) => ({
    strategies: replaceUnit(strategies, 'content.populate.everything', strategy => ({
      ...strategy,
      read: (raw, schema, context) =>
        strategy
          .read(raw, schema, context)
          .filter(({ name }) => schema.attributes.get(name)?.kind === 'relation'),
    })),
  })),
}
