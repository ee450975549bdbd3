import type { WriteContext } from '../../../actions/write/context.ts'
import type { ContentType } from '../../../model/types.ts'
import type { Row } from '../../../world/table.ts'
import type { Arguments, Resolver } from '../../context.ts'
import type { EntityResponse } from '../../resolve/responses.ts'
import type { Argument } from '../../schema/arguments/argument.ts'
import { inputName } from '../../schema/naming.ts'

/** Which entry is meant. */
export const id: Argument = { name: 'id', type: 'ID', required: true }

/** What to write. */
export const data = (type: ContentType): Argument => ({ name: 'data', type: inputName(type), required: true })

/** A mutation's resolver: what it makes of a type's entry. */
export function mutation(write: (args: Arguments, context: WriteContext) => unknown): Resolver {
  return (_source, args, { query, users }): EntityResponse => {
    const givenTimes = query.units.graphql.givenTimes.keep(args.data)
    return { value: write(args, { ...query, clock: users.clock, givenTimes }) }
  }
}

/** What is written: the argument `locale` of a localized type is the locale of a new entry. */
export function withLocale({ data, locale }: Arguments, type: ContentType): Arguments {
  return type.localized ? { ...Object(data), locale } : Object(data)
}

/** An entry that was deleted: its own values are still shown, what it held or was linked with is not (observed). */
export function unlinked(row: Row | null, type: ContentType): Row | null {
  const links = [...type.attributes.values()].filter(({ kind }) => kind !== 'scalar')
  return row && { ...row, ...Object.fromEntries(links.map(({ name }) => [name, null])) }
}

/** Which of a single type's entries is meant. */
export function localeQuery(args: Arguments): Arguments {
  return 'locale' in args ? { locale: args.locale } : {}
}
