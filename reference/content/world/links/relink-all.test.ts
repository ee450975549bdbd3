import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { buildStore } from '../build-store.ts'
import { libraryOf } from '../library.fixture.ts'
import { attributeNamed, type Linked } from './linked.ts'
import { relink } from './relink.ts'

const [BOOK, AUTHOR, GENRE] = ['api::book.book', 'api::author.author', 'api::genre.genre'] as const
const IDS = [1, 2, 3]

const WORLD = parseWorld(
  'library',
  libraryOf(Object.fromEntries([BOOK, AUTHOR, GENRE].map(uid => [uid, IDS.map(id => ({ id }))]))),
)

/** Each relation of a book with its other side, where it has one. */
const ENDS: readonly (readonly [uid: string, name: string, other?: readonly [uid: string, name: string]])[] =
  [
    [BOOK, 'author', [AUTHOR, 'books']],
    [AUTHOR, 'books', [BOOK, 'author']],
    [BOOK, 'genres', [GENRE, 'books']],
    [GENRE, 'books', [BOOK, 'genres']],
    [BOOK, 'sequel', [BOOK, 'prequel']],
    [BOOK, 'prequel', [BOOK, 'sequel']],
    [BOOK, 'similar'],
  ]
const SINGLE = ['author', 'sequel', 'prequel']

type Links = Map<string, readonly number[]>

function placeOf(uid: string, name: string, id: number): string {
  return `${uid} ${id} ${name}`
}

/** The ids that each end of each row holds; null is none. */
function heldIn({ store }: Linked): Links {
  const places = ENDS.flatMap(([uid, name]) => IDS.map(id => ({ uid, name, id })))
  return new Map(
    places.map(({ uid, name, id }) => {
      const value = store.table(uid).get(id)?.[name]
      return [placeOf(uid, name, id), value === null ? [] : [value].flat().map(Number)]
    }),
  )
}

/** The same, looked through row by row: what refers to whom says so on both sides, and who can have one only has the last. */
function linked(
  links: Links,
  [uid, name, other]: (typeof ENDS)[number],
  id: number,
  ids: readonly number[],
): Links {
  const after = new Map(links).set(placeOf(uid, name, id), ids)
  for (const row of other ? IDS : []) {
    const [otherUid, otherName] = other ?? [uid, name]
    const place = placeOf(otherUid, otherName, row)
    const known = links.get(place) ?? []
    const rest = known.filter(it => it !== id)
    if (!ids.includes(row)) after.set(place, rest)
    else if (SINGLE.includes(otherName)) after.set(place, [id])
    else if (!known.includes(id)) after.set(place, [...known, id])
    if (!ids.includes(row) || !SINGLE.includes(otherName)) continue
    for (const former of rest) {
      const held = after.get(placeOf(uid, name, former)) ?? []
      after.set(
        placeOf(uid, name, former),
        held.filter(it => it !== row),
      )
    }
  }
  return after
}

const write = fc.record({
  end: fc.constantFrom(...ENDS),
  id: fc.constantFrom(...IDS),
  ids: fc.uniqueArray(fc.constantFrom(...IDS)),
})

test('both sides of each relation say the same after any links', () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1, maxLength: 8 }), writes => {
      const world: Linked = { store: buildStore(WORLD), models: WORLD.models }
      let links = heldIn(world)
      for (const { end, id, ids } of writes) {
        const [uid, name] = end
        const attribute = attributeNamed(world, uid, name)
        if (attribute?.kind !== 'relation') throw new Error(`${name} is no relation`)
        relink(world, { uid, id, attribute }, ids)
        links = linked(links, end, id, attribute.many ? ids : ids.slice(0, 1))
        expect(Object.fromEntries(heldIn(world))).toEqual(Object.fromEntries(links))
      }
    }),
    { numRuns: 60 },
  )
})
