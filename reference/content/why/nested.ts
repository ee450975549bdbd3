import type { WhyList } from '../../why/why.ts'
import { inWindow, keptLinks } from '../graphql/resolve/linked.ts'
import { tellEntries } from './entries.ts'
import type { AnswerKey, Heard, HeardLinks, HeardPage } from './heard.ts'
import { linkedPositions } from './linked.ts'
import { bounded } from './lists.ts'
import { namesOf } from './names.ts'
import { orderOf, pageSettings, stateSetting } from './settings.ts'

/** So many lists are told: each entry of a list may have several, and each entry of those. */
const MOST_LISTS = 200

/** What an entry links, with the page that is cut from it. */
interface CutLinks extends HeardLinks {
  readonly page: HeardPage | null
  readonly path: string
}

/** The lists within entries, each with the reasons of what the entry links, at most `most` entries of each. */
export function nestedLists(heard: readonly Heard[], most: number): readonly WhyList[] {
  return cutLinks(heard)
    .filter(({ attribute }) => 'many' in attribute && attribute.many)
    .slice(0, MOST_LISTS)
    .map(links => tellLinks(links, most))
}

/** One compiled query is for all entries of a selection; its numbers were heard right before the first of them. */
function cutLinks(heard: readonly Heard[]): readonly CutLinks[] {
  const pages = new Map<HeardLinks['query'], HeardPage | null>()
  const ways = new Ways()
  const cut: CutLinks[] = []
  let last: HeardPage | null = null
  for (const it of heard) {
    if (it.kind === 'page') last = it.page
    else if (it.kind === 'bound') last = last && bounded(last, it)
    else if (it.kind === 'links') {
      const { query } = it.links
      const page = pages.get(query) ?? last
      pages.set(query, page)
      cut.push({ ...it.links, page, path: ways.pathOf(it.links) })
    }
  }
  return cut
}

/** Ways to places of an answer, as people write them: indexes are the names of the entries that stand there. */
class Ways {
  readonly #names = new Map<string, string>()

  /** An entry is known by the first of its attributes that is shown, which comes before those of what it links. */
  pathOf({ at, parent, schema, context }: HeardLinks): string {
    const entry = at.findLastIndex(({ key }) => typeof key === 'number') + 1
    const table = context.store.table(schema.uid)
    const name = namesOf(schema, table)(table.position(parent.id))
    if (!this.#names.has(placeOf(at, entry))) this.#names.set(placeOf(at, entry), name)
    return at.map((step, index) => this.#written(step, placeOf(at, index + 1), index)).join('')
  }

  #written({ key, type }: AnswerKey, place: string, index: number): string {
    if (typeof key === 'number') return `[${this.#names.get(place) ?? key}]`
    if (type !== null && WRAPPER.test(type)) return ''
    return index === 0 ? key : `.${key}`
  }
}

function placeOf(at: readonly AnswerKey[], length: number): string {
  return JSON.stringify(at.slice(0, length).map(({ key }) => key))
}

/** The types between an entry and its attributes. */
const WRAPPER = /(?:Entity|EntityResponse|ResponseCollection)$/

function tellLinks(links: CutLinks, most: number): WhyList {
  const { parent, attribute, target, query, given, page, path, clause, context } = links
  const inside = keptLinks(parent, attribute.name, query).map(({ position }) => position)
  const members = {
    all: linkedPositions(parent, attribute.name, query.table),
    inside,
    shown: inWindow(inside, query.window),
  }
  const deciding = { list: query, schema: target, clause, context }
  return {
    type: target.uid,
    name: attribute.name,
    path,
    total: inside.length,
    settings: [...pageSettings(page, context), ...stateSetting({ ...query, given }, target, context)],
    order: orderOf(query, context),
    ...tellEntries(members, deciding, most),
  }
}
