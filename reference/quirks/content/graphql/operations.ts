import { create as createEntry } from '../../../content/actions/create.ts'
import { compileList } from '../../../content/actions/find.ts'
import { findAllLocales, findSingle as findEntry } from '../../../content/actions/find-single.ts'
import { update as updateEntry } from '../../../content/actions/update.ts'
import { ContentError } from '../../../content/errors.ts'
import type { Arguments, Resolver } from '../../../content/graphql/context.ts'
import { fileOperations } from '../../../content/graphql/operations/files/operations.ts'
import type { FixedOperation } from '../../../content/graphql/operations/fixed-operation.ts'
import { fixedOperations } from '../../../content/graphql/operations/fixed-operations.ts'
import { create, remove, update } from '../../../content/graphql/operations/mutations/collection.ts'
import { createLocalization } from '../../../content/graphql/operations/mutations/create-localization.ts'
import { type GivenTimes, givenTimes } from '../../../content/graphql/operations/mutations/given-times.ts'
import { removeSingle, updateSingle } from '../../../content/graphql/operations/mutations/single.ts'
import type { OperationRule } from '../../../content/graphql/operations/operation-rule.ts'
import { find, findOne, findSingle } from '../../../content/graphql/operations/queries.ts'
import { restQuery } from '../../../content/graphql/resolve/rest-query.ts'
import type { ContentType } from '../../../content/model/types.ts'
import { unitOf, withUnit } from '../../change-unit.ts'
import { deviations, MISSING } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** What servers do wrong with the queries and mutations of content-types. */
export const operationQuirks: readonly Quirk[] = [
  ...deviations(
    findOne,
    [['unknown-is-error', 'an entry that is not there is an error', answering(findOrFail)]],
    'content.graphql.queries.by-id',
  ),
  ...deviations(find, [['reversed', 'a list has its entries the other way round', answering(findReversed)]]),
  ...deviations(
    find,
    [['refused', 'a list cannot be sorted by what cannot be read', refusingHiddenSort]],
    'content.graphql.extension.field.sorted',
  ),
  ...deviations(findSingle, [
    // UNDOCUMENTED: a single type in all locales is a list where one entry is expected.
    [
      'all-locales',
      'a single type in all locales has no attributes that can be shown',
      resolvedBy(findInAllLocales),
    ],
  ]),
  ...deviations(
    create,
    [['published', 'a new entry is published at once', answering(createPublished)]],
    'content.graphql.mutations.draft',
  ),
  ...deviations(
    update,
    [['unknown-is-error', 'an entry that is not there is an error', answering(findOrFail)]],
    'content.graphql.mutations.unknown-id',
  ),
  ...deviations(remove, [
    ['not-returned', 'the entry that was deleted is not returned', answering(forgetAnswer)],
  ]),
  ...deviations(givenTimes, [
    ['passed-over', 'the times that an input gives are ignored', { keep: () => ({}) }],
    ['created-only', 'of the times that an input gives updatedAt is ignored', createdOnly],
  ]),
  ...deviations(updateSingle, [
    // UNDOCUMENTED: for a locale without an entry another one is made, of the default locale.
    [
      'makes-another',
      'a single type that is changed in a locale without an entry gets a second entry of the default locale',
      resolvedBy(updateOrMakeAnother),
    ],
  ]),
  ...deviations(removeSingle, [
    ['not-returned', 'the entry that was deleted is not returned', answering(forgetAnswer)],
  ]),
  {
    id: 'content.graphql.extension.uid.deletes-left-out',
    clause: 'content.graphql.extension.uid',
    says: 'content-types that nobody picked cannot be deleted from',
    apply: units => [remove, removeSingle].reduce((left, rule) => withUnit(left, rule, () => null), units),
  },
  ...deviations(createLocalization, [['missing', 'there is no mutation that makes localizations', MISSING]]),
]

/** Fields of an answer that are withheld. */
const WITHHELD: readonly (readonly [operation: string, field: string, says: string])[] = [
  ['queries.me', 'role', 'me does not show the role'],
  ['mutations.login', 'jwt', 'login does not return a JWT'],
  ['mutations.register', 'jwt', 'register does not return a JWT'],
  ['mutations.change-password', 'jwt', 'changePassword does not return a JWT'],
]

/** Mutations that everybody may call. */
const OPEN: readonly (readonly [mutation: string, does: string])[] = [
  ['create-role', 'makes a role'],
  ['update-role', 'changes a role'],
  ['delete-role', 'deletes a role'],
  ['create-user', 'makes a user'],
  ['update-user', 'changes a user'],
  ['delete-user', 'deletes a user'],
  ['update-file-info', 'changes a file'],
  ['remove-file', 'deletes a file'],
]

const UPLOAD = 'content.graphql.mutations.upload'

/** What servers do wrong with the queries and mutations that plugins bring. */
export const pluginQuirks: readonly Quirk[] = [
  ...WITHHELD.flatMap(([operation, field, says]) =>
    deviations(pluginOperation(operation), [[`without-${field}`, says, pluginAnswering(withhold(field))]]),
  ),
  ...deviations(pluginOperation('mutations.forgot-password'), [
    ['not-ok', 'forgotPassword does not say that it is done', pluginAnswering(answerNotOk)],
  ]),
  ...['email-confirmation', 'reset-password'].flatMap(mutation =>
    deviations(pluginOperation(`mutations.${mutation}`), [
      ['silent', 'that a code is wrong is not told', pluginAnswering(answerInSilence)],
    ]),
  ),
  ...OPEN.flatMap(([mutation, does]) =>
    deviations(pluginOperation(`mutations.${mutation}`), [
      ['open', `everybody ${does}`, { permission: null }],
    ]),
  ),
  {
    id: `${UPLOAD}.missing`,
    clause: UPLOAD,
    says: 'there is no mutation for files',
    apply: units =>
      fileOperations
        .filter(({ clause }) => clause === UPLOAD)
        .reduce((left, upload) => withUnit(left, upload, () => null), units),
  },
]

/** What a resolver finds of its arguments. */
type Find = (args: Arguments) => unknown

/** What is answered instead of what is found. */
export type Answer = (find: Find, args: Arguments) => unknown

/** A resolver that makes something else of what is asked and of what is found. */
export function answeringResolver(answer: Answer, resolve: Resolver): Resolver {
  return (source, args, context, info) => answer(given => resolve(source, given, context, info), args)
}

/** A query or mutation of content-types that makes something else of what is asked and of what is found. */
export function answering(answer: Answer) {
  return resolvedBy((_type, resolve) => answeringResolver(answer, resolve))
}

function resolvedBy(change: (type: ContentType, resolve: Resolver) => Resolver) {
  return ({ operation }: OperationRule): Partial<OperationRule> => ({
    operation: (type, scope) => {
      const documented = operation(type, scope)
      return { ...documented, resolve: change(type, documented.resolve) }
    },
  })
}

function createdOnly({ keep }: GivenTimes): Partial<GivenTimes> {
  return {
    keep: data => {
      const { createdAt } = keep(data)
      return createdAt === undefined ? {} : { createdAt }
    },
  }
}

function findOrFail(find: Find, args: Arguments): unknown {
  const found = Object(find(args))
  if (!found.value) throw new ContentError(404, 'NotFoundError', 'Not Found')
  return found
}

function findReversed(find: Find, args: Arguments): unknown {
  const list = Object(find(args))
  return { ...list, nodes: list.nodes.toReversed() }
}

function createPublished(create: Find, args: Arguments): unknown {
  return create({ ...args, data: { publishedAt: new Date(0).toISOString(), ...Object(args.data) } })
}

function refusingHiddenSort({ operation }: OperationRule): Partial<OperationRule> {
  return {
    operation: (type, scope) => {
      const documented = operation(type, scope)
      const isShown = (field: unknown) =>
        scope.shadowCrud.field(type.uid, String(field).replace(/:.*/, '')).output
      return {
        ...documented,
        resolve: (source, args, context, info) => {
          if ([args.sort].flat().every(isShown)) return documented.resolve(source, args, context, info)
          throw new ContentError(400, 'ValidationError', 'Invalid parameter sort')
        },
      }
    },
  }
}

function forgetAnswer(remove: Find, args: Arguments): unknown {
  remove(args)
  return { value: null }
}

function findInAllLocales(type: ContentType, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    if (args.locale !== 'all') return resolve(source, args, context, info)
    const list = compileList(restQuery(args, type, context), type, context.query)
    return { value: findAllLocales(list, context.query) }
  }
}

/** The entry is waited for where it is shown, so that a refusal leaves `{data: null}`. */
function updateOrMakeAnother(type: ContentType): Resolver {
  return (_source, args, { query, users }) => {
    const context = { ...query, clock: users.clock }
    const asked = 'locale' in args ? { locale: args.locale } : {}
    const entry = findEntry(compileList({ ...asked, publicationState: null }, type, context), context)
    const save = () =>
      entry ? updateEntry(type, entry.id, args.data, context) : createEntry(type, args.data, context)
    return { value: new Promise(resolve => resolve(save())) }
  }
}

function pluginOperation(name: string): FixedOperation {
  return unitOf(fixedOperations, `content.graphql.${name}`)
}

function pluginAnswering(answer: Answer) {
  return ({ resolve }: FixedOperation): Partial<FixedOperation> => ({
    resolve: answeringResolver(answer, resolve),
  })
}

function withhold(field: string): Answer {
  return async (find, args) => ({ ...Object(await find(args)), [field]: null })
}

async function answerNotOk(find: Find, args: Arguments): Promise<unknown> {
  await find(args)
  return { ok: false }
}

async function answerInSilence(find: Find, args: Arguments): Promise<unknown> {
  try {
    return await find(args)
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}
