import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const listFirstOnly: Quirk = {
  id: 'content.populate.list.first-only',
  clause: 'content.populate.list',
  says: 'of a list of names, only the first is populated',
  apply: changePopulate(({ strategies }) => ({
    strategies: replaceUnit(strategies, 'content.populate.list', strategy => ({
      ...strategy,
      read: (raw, schema, context) => strategy.read(raw, schema, context).slice(0, 1),
    })),
  })),
}
