import { create } from '../../../content/actions/create.ts'
import { compileList } from '../../../content/actions/find.ts'
import { findSingle } from '../../../content/actions/find-single.ts'
import { update } from '../../../content/actions/update.ts'
import type { Quirk } from '../../quirk.ts'
import { changeOperation } from './change-graphql.ts'

const clause = 'content.graphql.mutations.update-single-type'

/**
 * UNDOCUMENTED: for a locale without an entry another one is made, of the default locale. The entry is waited for where
 * it is shown, so that a refusal leaves `{data: null}`.
 */
export const updateSingleTypeMakesAnother: Quirk = {
  id: 'content.graphql.mutations.update-single-type.makes-another',
  clause,
  says: 'a single type that is changed in a locale without an entry gets a second entry of the default locale',
  apply: changeOperation(clause, rule => ({
    ...rule,
    operation: (type, scope) => ({
      ...rule.operation(type, scope),
      resolve: (_source, args, { query, users }) => {
        const context = { ...query, clock: users.clock }
        const asked = 'locale' in args ? { locale: args.locale } : {}
        const list = compileList({ ...asked, publicationState: null }, type, context)
        const entry = findSingle(list, context)
        const save = () =>
          entry ? update(type, entry.id, args.data, context) : create(type, args.data, context)
        return { value: new Promise(resolve => resolve(save())) }
      },
    }),
  })),
}
