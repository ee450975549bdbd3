import { findOne } from '../../../actions/find-one.ts'
import { createLocalization as localize } from '../../../actions/localizations/create-localization.ts'
import { spreadToLocalizations } from '../../../actions/localizations/spread.ts'
import { notFound } from '../../../errors.ts'
import { entityResponseName, inputName, typeName } from '../../schema/naming.ts'
import { isSingleType, type OperationRule } from '../operation-rule.ts'
import { mutation, withLocale } from './mutation.ts'

/** The entries of the other locales take note of a new one (observed). */
const LINKED = { fields: null, populated: ['localizations'] }

/**
 * content.graphql.mutations.create-localization: A localized type has `create<Name>Localization`, which makes the
 * entry of another locale (observed).
 */
export const createLocalization: OperationRule = {
  clause: 'content.graphql.mutations.create-localization',
  parent: 'Mutation',
  action: 'createLocalization',
  applies: type => type.localized,
  name: type => `create${typeName(type)}Localization`,
  operation: type => ({
    type: entityResponseName(type),
    args: [
      { name: 'id', type: 'ID' },
      { name: 'data', type: inputName(type) },
    ],
    resolve: mutation((args, context) => {
      const entry = isSingleType(type)
        ? context.store.table(type.uid).rows[0]
        : findOne(type, args.id, context)
      if (!entry) throw notFound('Entity not found')
      const row = localize(type, entry, withLocale(args, type), context)
      spreadToLocalizations({ type, row, isNew: true, shown: LINKED }, context)
      return row
    }),
  }),
}
