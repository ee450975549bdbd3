import { everything } from '../../../content/query/populate/strategies/everything.ts'
import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi 11787: before version 4 relations came by themselves. */
export const everythingByDefault: Quirk = {
  id: 'content.populate.none.everything',
  clause: 'content.populate.none',
  says: 'without populate, everything is populated one level deep',
  apply: changePopulate(({ strategies }) => ({
    strategies: strategies.map(strategy =>
      strategy.clause === 'content.populate.none'
        ? { ...everything, clause: strategy.clause, accepts: strategy.accepts }
        : strategy,
    ),
  })),
}
