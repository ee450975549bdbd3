import type { Row } from '../../../../world/table.ts'
import { create as createEntry } from '../../../actions/create.ts'
import { remove as removeEntry } from '../../../actions/delete.ts'
import { compileList } from '../../../actions/find.ts'
import { findOne } from '../../../actions/find-one.ts'
import { findSingle } from '../../../actions/find-single.ts'
import { createLocalization as localize } from '../../../actions/localizations/create-localization.ts'
import { spreadToLocalizations } from '../../../actions/localizations/spread.ts'
import { saveSingle } from '../../../actions/save-single.ts'
import { update as updateEntry } from '../../../actions/update.ts'
import type { WriteContext } from '../../../actions/write/context.ts'
import { notFound } from '../../../errors.ts'
import type { ContentType } from '../../../model/types.ts'
import type { Arguments, Resolver } from '../../context.ts'
import type { EntityResponse } from '../../resolve/responses.ts'
import type { Argument } from '../../schema/arguments/argument.ts'
import { entityResponseName, inputName, typeName } from '../../schema/naming.ts'
import { isCollectionType, isSingleType, type OperationRule } from '../operation-rule.ts'

const id: Argument = { name: 'id', type: 'ID', required: true }
const data = (type: ContentType): Argument => ({ name: 'data', type: inputName(type), required: true })

/** The entries of the other locales take note of a new one (observed). */
const LINKED = { fields: null, populated: ['localizations'] }

/** A mutation's resolver: what it makes of a type's entry, said to have fired. */
function mutation(
  rule: { readonly clause: string },
  write: (args: Arguments, context: WriteContext) => unknown,
): Resolver {
  return (_source, args, { query, users }): EntityResponse => {
    query.fired(rule.clause)
    return { value: write(args, { ...query, clock: users.clock }) }
  }
}

/** What is written: the argument `locale` of a localized type is the locale of a new entry. */
function withLocale({ data, locale }: Arguments, type: ContentType): Arguments {
  return type.localized ? { ...Object(data), locale } : Object(data)
}

/** An entry that was deleted: its own values are still shown, what it was linked with is not (observed). */
function unlinked(row: Row | null, type: ContentType): Row | null {
  const links = [...type.attributes.values()].filter(({ kind }) => kind === 'relation' || kind === 'media')
  return row && { ...row, ...Object.fromEntries(links.map(({ name }) => [name, null])) }
}

/** content.graphql.mutations.create: `create<Name>(data: <Name>Input!)` returns a `<Name>EntityResponse`. */
export const create: OperationRule = {
  clause: 'content.graphql.mutations.create',
  parent: 'Mutation',
  action: 'create',
  applies: isCollectionType,
  name: type => `create${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [data(type)],
    resolve: mutation(create, (args, context) => createEntry(type, withLocale(args, type), context)),
  }),
}

/** content.graphql.mutations.update: `update<Name>(id: ID!, data: <Name>Input!)` returns a `<Name>EntityResponse`. */
export const update: OperationRule = {
  clause: 'content.graphql.mutations.update',
  parent: 'Mutation',
  action: 'update',
  applies: isCollectionType,
  name: type => `update${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [id, data(type)],
    resolve: mutation(update, (args, context) => updateEntry(type, args.id, args.data, context)),
  }),
}

/** content.graphql.mutations.delete: `delete<Name>(id: ID!)` returns a `<Name>EntityResponse`. */
export const remove: OperationRule = {
  clause: 'content.graphql.mutations.delete',
  parent: 'Mutation',
  action: 'delete',
  applies: isCollectionType,
  name: type => `delete${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [id],
    resolve: mutation(remove, (args, context) => unlinked(removeEntry(type, args.id, context), type)),
  }),
}

/** Which of a single type's entries is meant. */
function localeQuery(args: Arguments): Arguments {
  return 'locale' in args ? { locale: args.locale } : {}
}

/** content.graphql.mutations.update-single-type: a single type's update takes no id (observed). */
export const updateSingle: OperationRule = {
  clause: 'content.graphql.mutations.update-single-type',
  parent: 'Mutation',
  action: 'update',
  applies: isSingleType,
  name: type => `update${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [data(type)],
    resolve: mutation(updateSingle, (args, context) => {
      const forNew = (given: unknown) => withLocale({ ...args, data: given }, type)
      return saveSingle(type, localeQuery(args), { data: args.data, forNew }, context).row
    }),
  }),
}

/** content.graphql.mutations.delete-single-type: a single type's delete takes no id (observed). */
export const removeSingle: OperationRule = {
  clause: 'content.graphql.mutations.delete-single-type',
  parent: 'Mutation',
  action: 'delete',
  applies: isSingleType,
  name: type => `delete${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [],
    resolve: mutation(removeSingle, (args, context) => {
      const list = compileList({ ...localeQuery(args), publicationState: 'preview' }, type, context)
      const entry = findSingle(list, context)
      if (!entry) throw notFound('Entity not found')
      return unlinked(removeEntry(type, entry.id, context), type)
    }),
  }),
}

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
    resolve: mutation(createLocalization, (args, context) => {
      const entry = isSingleType(type)
        ? (context.store.table(type.uid).rows[0] ?? null)
        : findOne(type, args.id, context)
      if (!entry) throw notFound('Entity not found')
      const row = localize(type, entry, withLocale(args, type), context)
      spreadToLocalizations({ type, row, isNew: true, shown: LINKED }, context)
      return row
    }),
  }),
}
