import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi 12353: nested relations that never come. */
export const nestedIgnored: Quirk = {
  id: 'content.populate.nested.inner-ignored',
  clause: 'content.populate.nested',
  says: 'a populate inside of a relation is ignored',
  apply: changePopulate(({ strategies }) => ({
    strategies: replaceUnit(strategies, 'content.populate.nested', strategy => ({
      ...strategy,
      read: (raw, schema, context) =>
        strategy
          .read(raw, schema, context)
          .map(({ name, params: { populate, ...params } }) => ({ name, params })),
    })),
  })),
}
