import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from '../populate/change-populate.ts'

export const fieldsPopulatedIgnored: Quirk = {
  id: 'content.fields.populated.ignored',
  clause: 'content.fields.populated',
  says: 'fields inside of a populate is ignored',
  apply: changePopulate(({ strategies }) => ({
    strategies: replaceUnit(strategies, 'content.populate.nested', strategy => ({
      ...strategy,
      read: (raw, schema, context) =>
        strategy
          .read(raw, schema, context)
          .map(({ name, params: { fields, ...params } }) => ({ name, params })),
    })),
  })),
}
