import { isObject } from '../../compare/json-value.ts'
import { type Claim, claim, type ListRule, type Seen } from '../judge/claim.ts'
import { deciding } from '../judge/entry-view.ts'
import { filledName, isPart, isPopulated } from '../listing/filled.ts'
import type { Listing, ShownEntry } from '../listing/listing.ts'
import { isEntry } from '../listing/rest-listing.ts'

/** Relations, files, components and zones are shown when they are asked for, and only then. */
export const populatedAsAsked: ListRule = (listing, seen) => {
  const { populate } = listing.query
  if (populate.kind === 'other' || listing.entries.length === 0) return []
  const asked = populate.kind === 'names' ? populate.names.map(name => name.split('.')[0] ?? name) : []
  const isAsked = (name: string) => populate.kind === 'everything' || asked.includes(name)
  const breaches = listing.entries.flatMap(entry => [
    ...lacking(entry, isAsked, listing, seen),
    ...unasked(entry, isAsked, listing, seen),
    ...(populate.kind === 'everything' ? tooDeep(entry) : []),
  ])
  return breaches.length > 0 ? breaches : [claim(CLAUSES[populate.kind], null)]
}

const CLAUSES = {
  none: 'content.populate.none',
  names: 'content.populate.list',
  everything: 'content.populate.everything',
}

type IsAsked = (name: string) => boolean

/** What was asked for, is not empty, as other answers to the same caller show, and is not there. */
function lacking(entry: ShownEntry, isAsked: IsAsked, listing: Listing, seen: Seen): readonly Claim[] {
  const { attributes, path } = entry
  const view = seen.view(entry, listing)
  const names = seen.populatable(listing.kind).filter(it => isAsked(it) && !Object.hasOwn(attributes, it))
  return names.flatMap(name => {
    const { is, ...rest } = deciding(
      ({ read }) => read(view, filledName(name, listing.query.isPreview))?.value === true,
    )
    if (!is) return []
    const says = `${name} was to be populated`
    const breach = { says, path: `body.${path}.attributes.${name}`, expected: name, actual: '<absent>' }
    return [{ clause: clauseOf(listing), breach, ...rest }]
  })
}

function clauseOf({ query: { populate } }: Listing): string {
  return populate.kind === 'other' ? CLAUSES.none : CLAUSES[populate.kind]
}

function unasked(
  { attributes, path }: ShownEntry,
  isAsked: IsAsked,
  listing: Listing,
  { populatable, models }: Seen,
): readonly Claim[] {
  const known = [...populatable(listing.kind), ...models.structures(listing.kind)]
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (isAsked(name) || !(known.includes(name) || isPopulated(value))) return []
    const says = `${name} is shown, which nobody asked to populate`
    const breach = { says, path: `body.${path}.attributes.${name}`, expected: '<absent>', actual: value }
    return [claim(clauseOf(listing), breach)]
  })
}

/** `populate=*` shows nothing of what is related to what it shows. */
function tooDeep({ attributes, path }: ShownEntry): readonly Claim[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const related = isObject(value) ? [value.data].flat().filter(isEntry) : []
    const deeper = related
      .flatMap(it => Object.entries(it.attributes))
      .find(([, inner]) => isPopulated(inner))
    if (!deeper) return []
    const breach = {
      says: `${deeper[0]} of ${name} is shown, two levels deep`,
      path: `body.${path}.attributes.${name}`,
      expected: '<absent>',
      actual: deeper[1],
    }
    return [claim('content.populate.everything-one-level', breach)]
  })
}

const OF_FILES = [
  ...['name', 'alternativeText', 'caption', 'width', 'height', 'formats', 'hash', 'ext', 'mime', 'size'],
  ...['url', 'previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt'],
]

/** A file shows its sixteen attributes, and a part of a zone its name. */
export const populatedWhole: ListRule = ({ query, entries }) => {
  if (query.populate.kind !== 'everything' && query.populate.kind !== 'names') return []
  const claims = entries.flatMap(({ attributes, path }) =>
    Object.entries(attributes).flatMap(([name, value]) => {
      const place = `body.${path}.attributes.${name}`
      return [...files(value, place), ...zones(value, place)]
    }),
  )
  const breach = claims.find(it => it.breach)
  return breach ? [breach] : claims.slice(0, 1)
}

function files(value: unknown, place: string): readonly Claim[] {
  const related = isObject(value) ? [value.data].flat().filter(isEntry) : []
  const shown = related.filter(({ attributes }) => 'mime' in attributes && 'url' in attributes)
  return shown.map(({ attributes }) => {
    const lacking = OF_FILES.filter(name => !(name in attributes))
    const says = `a file does not show ${lacking.join(', ')}`
    const breach = { says, path: place, expected: OF_FILES, actual: Object.keys(attributes) }
    return claim('content.shapes.media', lacking.length > 0 ? breach : null)
  })
}

function zones(value: unknown, place: string): readonly Claim[] {
  if (!Array.isArray(value) || !value.some(isPart)) return []
  const says = 'a part of a zone lacks its id or its name'
  const breach = { says, path: place, expected: 'id and __component of each', actual: value }
  return [claim('content.shapes.zone', value.every(isPart) ? null : breach)]
}
