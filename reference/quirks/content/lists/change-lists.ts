import type { EntryUnits } from '../../../content/query/entries/units.ts'
import type { NotationRule } from '../../../content/query/query-string/notation.ts'
import type { FrameUnits } from '../../../content/rest/frame/units.ts'
import { type Members, membersOf } from '../../../http/json-text.ts'
import type { Row } from '../../../world/table.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to paths, answers and refusals. */
export function changeFrame(change: (frame: FrameUnits) => Partial<FrameUnits>): (units: Units) => Units {
  return changeContent(({ rest }) => ({ rest: { ...rest, frame: { ...rest.frame, ...change(rest.frame) } } }))
}

/** What a quirk does to what entries look like. */
export function changeEntries(change: (entries: EntryUnits) => Partial<EntryUnits>): (units: Units) => Units {
  return changeContent(({ entries }) => ({ entries: { ...entries, ...change(entries) } }))
}

/** The same where entries show other attributes. */
export function changeAttributes(
  change: (attributes: Members, row: Row) => Members,
): (units: Units) => Units {
  return changeEntries(({ shape }) => ({
    shape: { ...shape, of: (row, attributes) => shape.of(row, change(membersOf(attributes), row)) },
  }))
}

/** What a quirk does to the notation of query strings. */
export function changeNotation(clause: string, options: NotationRule['options']): (units: Units) => Units {
  return changeContent(({ queryString }) => ({
    queryString: {
      ...queryString,
      notation: replaceUnit(queryString.notation, clause, rule => ({
        ...rule,
        options: { ...rule.options, ...options },
      })),
    },
  }))
}
