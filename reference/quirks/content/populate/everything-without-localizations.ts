import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const everythingWithoutLocalizations: Quirk = {
  id: 'content.populate.everything.no-localizations',
  clause: 'content.populate.everything',
  says: 'populate=* leaves out localizations',
  apply: changePopulate(({ strategies }) => ({
    strategies: replaceUnit(strategies, 'content.populate.everything', strategy => ({
      ...strategy,
      read: (raw, schema, context) =>
        strategy.read(raw, schema, context).filter(({ name }) => name !== 'localizations'),
    })),
  })),
}
