import type { Arguments, Resolver } from '../../../../content/graphql/context.ts'
import { isRecord } from '../../../../content/query/query.ts'
import type { Units } from '../../../units.ts'
import { changeAnswer } from '../change-answers.ts'
import { changeAttribute } from '../change-schema.ts'

type Change = (units: Units) => Units

/** GraphQL asks for another list than it is asked for; REST does not. */
export function changeListArguments(change: (args: Arguments) => Arguments): Change {
  return changeAnswer('content.graphql.queries.plural', (resolve, args) => resolve(change(args)))
}

/** The same where filters are changed, which are anything. */
export function changeFilterArgument(change: (filters: unknown) => unknown): Change {
  return changeListArguments(args => ({ ...args, filters: change(args.filters) }))
}

/** Every member of that name, at any depth, changed. */
export function changeMembers(value: unknown, name: string, change: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => changeMembers(item, name, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      changeMembers(key === name ? change(member) : member, name, change),
    ]),
  )
}

/** A list's first item alone. */
export function firstOnly(list: unknown): unknown {
  return Array.isArray(list) ? list.slice(0, 1) : list
}

/** What attributes of one kind lead to is found otherwise by GraphQL. */
export function changeResolver(clause: string, change: (resolve: Resolver) => Resolver): Change {
  return changeAttribute(clause, rule => ({
    output: place => {
      const field = rule.output(place)
      return field?.resolve ? { ...field, resolve: change(field.resolve) } : field
    },
  }))
}
