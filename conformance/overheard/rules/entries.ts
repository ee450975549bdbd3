import { type Breach, claim, type ListRule } from '../judge/claim.ts'
import type { ShownEntry } from '../listing/listing.ts'

/** Every entry of a REST list has a whole number as its id, and says when it was made and changed. */
export const entriesWhole: ListRule = ({ kind, query, entries }) => {
  if (kind.startsWith('graphql ')) return []
  const ids = entries.flatMap(wrongId)
  const times = query.showsAll ? entries.flatMap(lackingTime) : []
  return [
    ...ids.slice(0, 1).map(breach => claim('content.resources.id', breach)),
    ...times.slice(0, 1).map(breach => claim('content.resources.default-attributes', breach)),
  ]
}

function wrongId({ id, path }: ShownEntry): readonly Breach[] {
  if (Number.isSafeInteger(id)) return []
  return [{ says: 'the id is no whole number', path: `body.${path}.id`, expected: 'an integer', actual: id }]
}

function lackingTime({ attributes, path }: ShownEntry): readonly Breach[] {
  return ['createdAt', 'updatedAt'].flatMap(name => {
    const value = attributes[name]
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return []
    const says = `${name} is no time`
    return [
      { says, path: `body.${path}.attributes.${name}`, expected: 'a timestamp', actual: value ?? '<absent>' },
    ]
  })
}
