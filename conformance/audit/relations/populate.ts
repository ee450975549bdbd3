import { isObject, isScalar } from '../../compare/json-value.ts'
import { isSame } from '../../compare/plain-differences.ts'
import type { Breach } from '../../overheard/judge/claim.ts'
import { isEntry } from '../../overheard/listing/rest-listing.ts'
import type { Ground, Row } from '../ground.ts'
import type { Answer } from '../question.ts'
import { type Found, foundIn } from '../survey/read-list.ts'
import type { Check } from './check.ts'
import { wholeList } from './sets.ts'

/** Populate shows more of the same entries, and what it shows does not depend on how it is asked for. */
export function populateChecks(ground: Ground): readonly Check[] {
  const plain = wholeList(ground, [])
  const everything = wholeList(ground, ['populate=*'])
  const names = ground.structures
  return [
    {
      relation: 'populate changes no selection',
      clause: 'content.populate.everything',
      questions: [plain, everything],
      compare: both((one, two) => sameEntries(one, two) ?? sameValues(one, two)),
    },
    ...names.map(name => ({
      relation: 'a relation shows the same alone and with everything',
      clause: 'content.populate.list',
      questions: [everything, wholeList(ground, [`populate[0]=${name}`])],
      compare: both((all, alone) => sameEntries(all, alone) ?? sameShown(all, alone, [name])),
    })),
    ...(names.length < 2
      ? []
      : [
          {
            relation: 'relations show the same together and with everything',
            clause: 'content.populate.list',
            questions: [
              everything,
              wholeList(
                ground,
                names.map((name, at) => `populate[${at}]=${name}`),
              ),
            ],
            compare: both((all, together) => sameShown(all, together, names)),
          },
        ]),
  ]
}

/** What is related shows its own relations as its own list does. */
export function nestedChecks(ground: Ground, others: readonly Ground[]): readonly Check[] {
  return ground.structures.flatMap(name => {
    const behind = others.find(it => it !== ground && it.scope === ground.scope && leadsTo(ground, name, it))
    if (!behind) return []
    return behind.structures.map(inner => ({
      relation: 'what is related shows its relations as its own list does',
      clause: 'content.populate.nested',
      questions: [
        wholeList(ground, [`populate[${name}][populate][0]=${inner}`]),
        wholeList(behind, [`populate[0]=${inner}`]),
      ],
      compare: both((outer, own) => sameInside(outer, own, [name, inner])),
    }))
  })
}

/** Whether entries that are shown in a relation are those of another list: the same ids, the same values. */
export function leadsTo(ground: Ground, name: string, other: Ground): boolean {
  const shown = ground.rows.flatMap(row => relatedIn(row, name))
  const known = new Map(other.rows.map(row => [row.id, row]))
  const met = shown.filter(({ id }) => known.has(id))
  return met.length > 0 && met.every(row => valuesText(row) === valuesText(known.get(row.id)))
}

function valuesText(row: Row | undefined): string {
  const values = Object.entries(row?.attributes ?? {}).filter(([, value]) => isScalar(value))
  return JSON.stringify(values.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function relatedIn({ attributes }: Row, name: string): readonly Row[] {
  return [Object(attributes[name]).data].flat().filter(isEntry)
}

function both(compare: (one: Found, two: Found) => Breach | null) {
  return (answers: readonly Answer[]): Breach | null | undefined => {
    const [one, two] = answers.map(foundIn)
    return one?.isWhole && two?.isWhole ? compare(one, two) : undefined
  }
}

function sameEntries(one: Found, two: Found): Breach | null {
  const [expected, actual] = [one, two].map(({ rows }) => rows.map(({ id }) => id).toSorted())
  if (expected?.join() === actual?.join()) return null
  return { says: 'with populate the list holds other entries', path: 'body.data', expected, actual }
}

/** Whatever is not populated is shown either way. */
function sameValues(plain: Found, populated: Found): Breach | null {
  const known = new Map(populated.rows.map(row => [row.id, row]))
  for (const row of plain.rows) {
    const other = known.get(row.id)
    if (other === undefined) continue
    for (const [name, value] of Object.entries(row.attributes)) {
      if (!isScalar(value) || value === other.attributes[name]) continue
      return differing(row.id, name, value, other.attributes[name])
    }
  }
  return null
}

function differing(id: unknown, name: string, expected: unknown, actual: unknown): Breach {
  return {
    says: `entry ${id} shows another ${name} in one of two answers`,
    path: 'body.data',
    expected,
    actual,
  }
}

function sameShown(one: Found, two: Found, names: readonly string[]): Breach | null {
  const known = new Map(two.rows.map(row => [row.id, row]))
  for (const row of one.rows) {
    for (const name of names) {
      const [expected, actual] = [row, known.get(row.id)].map(it => identityOf(it?.attributes[name]))
      const isSo = isSame(expected, actual)
      if (!isSo) return differing(row.id, name, expected, actual)
    }
  }
  return null
}

/** Which entries, files or parts are shown, in any order. Ids of parts are a server's own. */
function identityOf(value: unknown): unknown {
  if (isObject(value) && 'data' in value) {
    if (value.data === null || (Array.isArray(value.data) && value.data.length === 0)) return []
    return [value.data]
      .flat()
      .map(it => String(Object(it).id))
      .toSorted()
  }
  const parts = [value].flat().filter(isObject)
  return parts.map(it => String(it.__component ?? '')).toSorted()
}

function sameInside(outer: Found, own: Found, [name, inner]: readonly [string, string]): Breach | null {
  const known = new Map(own.rows.map(row => [row.id, row]))
  for (const row of outer.rows.flatMap(it => relatedIn(it, name))) {
    const other = known.get(row.id)
    if (other === undefined) continue
    const [expected, actual] = [other, row].map(it => identityOf(it.attributes[inner]))
    const isSo = isSame(expected, actual)
    if (!isSo) return differing(row.id, `${inner} in ${name}`, expected, actual)
  }
  return null
}
