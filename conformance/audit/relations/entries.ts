import { isScalar } from '../../compare/json-value.ts'
import { isEntry } from '../../overheard/listing/rest-listing.ts'
import type { Ground, Row } from '../ground.ts'
import type { Answer } from '../question.ts'
import { foundIn, listOf } from '../survey/read-list.ts'
import type { Check } from './check.ts'
import { wholeList } from './sets.ts'

/** What is asked for alone is what its list shows of it. The documentation describes neither way to ask. */
export function entryChecks(ground: Ground): readonly Check[] {
  const { plural, rows, attributes } = ground
  const [first] = rows
  const [name] = attributes.flatMap(({ path }) => path)
  const whole = wholeList(ground, [])
  return [
    ...(first === undefined
      ? []
      : [
          {
            relation: 'an entry alone is what its list shows of it',
            clause: 'content.single-entries.answer',
            questions: [whole, listOf(`${plural}/${first.id}`, [])],
            compare: sameEntry,
          },
        ]),
    ...(name === undefined
      ? []
      : [
          {
            relation: 'fewer fields are part of all',
            clause: 'content.fields.selected',
            questions: [whole, wholeList(ground, [`fields[0]=${name}`])],
            compare: fewerFields,
          },
        ]),
  ]
}

function sameEntry([list, alone]: readonly Answer[]): ReturnType<Check['compare']> {
  const found = list && foundIn(list)
  const entry: unknown = Object(alone?.json).data
  if (!found || !isEntry(entry)) return undefined
  const row = found.rows.find(({ id }) => id === entry.id)
  return row ? sameValues(row, entry, 'alone an entry shows something else than in its list') : undefined
}

function fewerFields([wide, narrow]: readonly Answer[]): ReturnType<Check['compare']> {
  const [all, few] = [wide, narrow].map(answer => answer && foundIn(answer))
  if (!all?.isWhole || !few?.isWhole) return undefined
  const known = new Map(all.rows.map(row => [row.id, row]))
  const wrong = few.rows.map(row => {
    const other = known.get(row.id)
    return other && sameValues(other, row, 'with fewer fields an entry shows something else')
  })
  return wrong.find(Boolean) ?? null
}

/** Whatever the second shows, the first shows as well. */
function sameValues(one: Row, two: Row, says: string): ReturnType<Check['compare']> {
  const values = Object.entries(two.attributes).filter(([, value]) => isScalar(value))
  const differing = values.find(([name, value]) => one.attributes[name] !== value)
  if (!differing) return null
  const [name, actual] = differing
  return { says, path: `body.data.attributes.${name}`, expected: one.attributes[name], actual }
}
