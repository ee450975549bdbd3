import { findOne as findEntry } from '../../../../content/actions/find-one.ts'
import type { Arguments, Resolver } from '../../../../content/graphql/context.ts'
import { create, remove, update } from '../../../../content/graphql/operations/mutations/collection.ts'
import type { OperationRule } from '../../../../content/graphql/operations/operation-rule.ts'
import type { ContentType } from '../../../../content/model/types.ts'
import { type Deviation, deviations } from '../../../deviations.ts'
import type { Quirk } from '../../../quirk.ts'
import { answers, asking, askingId, entryOf, type Perform, resolves } from '../change-operation.ts'
import { onlyIn } from '../edit-type.ts'
import type { Answer } from '../operations.ts'

type Row = Deviation<OperationRule>

/** What servers do wrong with entries that are made, changed and deleted. */
export const writtenEntryQuirks: readonly Quirk[] = [
  ...deviations(create, [
    ['not-kept', 'a new entry is returned and not kept', answers(returnSent)],
    ['twice', 'a new entry is made twice', answers(performTwice)],
    ['not-returned', 'a new entry is not returned', answers(forget)],
    ['one-id', 'every new entry is returned with the same id', answers(withId(1))],
    ['id-only', 'of a new entry the id alone is returned', answers(idOnly)],
  ]),
  ...deviations(
    create,
    ['category', 'license', 'review', 'chef', 'dish', 'location'].map(
      (type): Row => [
        `not-${type}`,
        `a new ${type} is returned and not kept`,
        answers(returnSent, onlyIn(type)),
      ],
    ),
    'content.graphql.mutations.create-types',
  ),
  ...deviations(update, [
    ['not-kept', 'a change is returned and not kept', resolves(returnChanged)],
    ['old-returned', 'an entry that was changed is returned as it was', resolves(returnOld)],
    ['not-returned', 'an entry that was changed is not returned', answers(forget)],
    ['sent-only', 'what was not sent is not returned', answers(returnSentOnly)],
    ['first-always', 'the first entry is changed, whatever the id', askingId(() => '1')],
    ['neighbour-too', 'the next entry is changed, too', answers(neighbourToo)],
  ]),
  ...deviations(
    update,
    [
      ...['category', 'chef', 'license', 'restaurant', 'review'].map(
        (type): Row => [
          `not-${type}`,
          `a change of a ${type} is returned and not kept`,
          resolves(returnChanged, onlyIn(type)),
        ],
      ),
      ['first-digit', 'only the first digit of an id counts', askingId(id => id.slice(0, 1))],
      ['one-field', 'of several fields one is changed', asking(firstField, onlyIn('restaurant'))],
    ],
    'content.graphql.mutations.update-types',
  ),
  ...deviations(
    create,
    [['new-in-graphql-only', 'what GraphQL makes is not in REST', answers(returnSent)]],
    'content.graphql.agreement.writes',
  ),
  ...deviations(
    update,
    [['old-in-rest', 'what GraphQL changes is as before in REST', resolves(returnChanged)]],
    'content.graphql.agreement.writes',
  ),
  ...deviations(
    remove,
    [['deleted-in-graphql-only', 'what GraphQL deletes stays in REST', resolves(returnKept)]],
    'content.graphql.agreement.writes',
  ),
  ...deviations(remove, [
    ['kept', 'an entry that is deleted is returned and stays', resolves(returnKept)],
    ['id-only', 'of an entry that was deleted the id alone is returned', answers(idOnly)],
    ['first-always', 'the first entry is deleted, whatever the id', askingId(() => '1')],
    ['neighbour-too', 'the next entry is deleted, too', answers(neighbourToo)],
    ['neighbour-instead', 'the next entry is deleted in place of the right one', askingId(next)],
  ]),
  ...deviations(
    remove,
    [
      ...['review', 'license', 'restaurant', 'category', 'chef'].map(
        (type): Row => [
          `not-${type}`,
          `a ${type} that is deleted is returned and stays`,
          resolves(returnKept, onlyIn(type)),
        ],
      ),
      ['first-digit', 'only the first digit of an id counts', askingId(id => id.slice(0, 1))],
    ],
    'content.graphql.mutations.delete-types',
  ),
]

function returnSent(_: Perform, { data }: Arguments): unknown {
  return { value: { id: 99, ...Object(data) } }
}

function performTwice(perform: Perform, args: Arguments): unknown {
  perform(args)
  return perform(args)
}

function forget(perform: Perform, args: Arguments): unknown {
  perform(args)
  return { value: null }
}

function idOnly(perform: Perform, args: Arguments): unknown {
  return { value: { id: entryOf(perform(args)).id } }
}

function withId(id: number): Answer {
  return (perform, args) => ({ value: { ...entryOf(perform(args)), id } })
}

function returnSentOnly(perform: Perform, args: Arguments): unknown {
  const { id } = entryOf(perform(args))
  return { value: { id, ...Object(args.data) } }
}

function neighbourToo(perform: Perform, args: Arguments): unknown {
  perform({ ...args, id: next(String(args.id)) })
  return perform(args)
}

function next(id: string): string {
  return String(Number(id) + 1)
}

function firstField({ data, ...args }: Arguments): Arguments {
  return { ...args, data: Object.fromEntries(Object.entries(Object(data)).slice(0, 1)) }
}

function returnKept(type: ContentType): Resolver {
  return (_source, args, { query }) => ({ value: findEntry(type, args.id, query) })
}

function returnChanged(type: ContentType): Resolver {
  return (_source, args, { query }) => {
    const entry = findEntry(type, args.id, query)
    return { value: entry && { ...entry, ...Object(args.data) } }
  }
}

function returnOld(type: ContentType, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const entry = findEntry(type, args.id, context.query)
    const value = entry && { ...entry }
    resolve(source, args, context, info)
    return { value }
  }
}
