import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const wrongValueIgnored: Quirk = {
  id: 'content.populate.wrong-value.ignored',
  clause: 'content.populate.wrong-value',
  says: 'what makes no sense in a list of names is ignored',
  apply: changePopulate(({ strategies }) => ({
    strategies: replaceUnit(strategies, 'content.populate.list', strategy => ({
      ...strategy,
      read: (raw, schema, context) => strategy.read(sensible(raw), schema, context),
    })),
  })),
}

function sensible(raw: unknown): unknown {
  return Array.isArray(raw) ? raw.filter(item => typeof item === 'string' && item !== '*') : raw
}
