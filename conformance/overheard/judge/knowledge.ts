import { isScalar } from '../../compare/json-value.ts'
import type { Moment } from '../exchange.ts'
import { filledName, isEmpty, isPopulated } from '../listing/filled.ts'
import { type Fact, keyOf, type Listing, type ShownEntry } from '../listing/listing.ts'
import type { KnownEntry } from './claim.ts'
import type { EntryView, Read } from './entry-view.ts'

/** Of one kind no more entries are kept: what is judged by them takes time for each. */
const MOST_ENTRIES = 2_000

interface Known {
  readonly id: string | number
  readonly facts: Map<string, Learnt>
}

interface Learnt {
  readonly value: unknown
  /** When the answer came that showed it last. */
  readonly answered: number
}

/** What one caller was shown: callers may be shown different things. */
export class Knowledge {
  readonly #entries = new Map<string, Map<string | number, Known>>()
  readonly #populatable = new Map<string, Set<string>>()

  /** Takes in what a list shows, and gives it as facts. */
  learn(listing: Listing): readonly Fact[] {
    const { kind, entries, moment } = listing
    return entries.flatMap(entry => {
      this.#learnPopulatable(kind, entry)
      return this.#learnEntry(entry, listing, moment)
    })
  }

  #learnPopulatable(kind: string, { attributes }: ShownEntry): void {
    const names = this.#populatable.get(kind) ?? new Set()
    for (const [name, value] of Object.entries(attributes)) if (isPopulated(value)) names.add(name)
    this.#populatable.set(kind, names)
  }

  #learnEntry(entry: ShownEntry, listing: Listing, { answered }: Moment): readonly Fact[] {
    if (entry.id === null) return []
    const key = keyOf(listing.kind, entry.id)
    const known = this.#known(listing.kind, entry.id)
    const shown = factsOf(entry, listing).map(([name, value]) => ({ entry: key, name, value }))
    for (const { name, value } of shown) known?.facts.set(name, { value, answered })
    return shown
  }

  #known(kind: string, id: string | number): Known | null {
    const ofKind = this.#entries.get(kind) ?? new Map<string | number, Known>()
    this.#entries.set(kind, ofKind)
    if (ofKind.size >= MOST_ENTRIES && !ofKind.has(id)) return null
    const known = ofKind.get(id) ?? { id, facts: new Map() }
    ofKind.set(id, known)
    return known
  }

  populatable(kind: string): readonly string[] {
    return [...(this.#populatable.get(kind) ?? [])]
  }

  /** An entry that is shown: what is not shown of it may be known from before. */
  view(entry: ShownEntry, listing: Listing): EntryView {
    const { kind, moment } = listing
    const own = new Map(factsOf(entry, listing))
    const shown = new Map(Object.entries(entry.attributes))
    const before = entry.id === null ? () => null : this.#viewBefore(kind, entry.id, moment)
    return {
      kind,
      read: name => {
        if (own.has(name)) return { value: own.get(name), premise: null }
        if (shown.has(name)) return { value: shown.get(name), premise: null }
        return before(name)
      },
    }
  }

  /** Entries of a kind that were shown before, and that this list does not show. */
  others({ kind, entries, moment }: Listing): readonly KnownEntry[] {
    const shown = new Set(entries.map(({ id }) => id))
    if (shown.has(null)) return []
    const known = [...(this.#entries.get(kind)?.keys() ?? [])].filter(id => !shown.has(id))
    return known.map(id => ({ id, view: { kind, read: this.#viewBefore(kind, id, moment) } }))
  }

  #viewBefore(kind: string, id: string | number, { asked }: Moment): (name: string) => Read | null {
    const facts = this.#entries.get(kind)?.get(id)?.facts
    return name => {
      const learnt = facts?.get(name)
      if (!learnt || learnt.answered > asked) return null
      return { value: learnt.value, premise: { entry: keyOf(kind, id), name, value: learnt.value } }
    }
  }

  /** Forgets entries, because one may have been changed. What can be populated is a matter of models, and stays. */
  forget(): void {
    this.#entries.clear()
  }
}

/** The attributes of every type that has the feature behind them: what shows all and none of them does not have them. */
const OF_FEATURES = ['publishedAt', 'locale']

/** What an entry shows that lasts: values, and not what is related to it, of which a query may choose a part. */
function factsOf(
  { id, attributes }: ShownEntry,
  { query, pagination }: Listing,
): readonly (readonly [string, unknown])[] {
  const values = Object.entries(attributes).filter(([, value]) => isScalar(value))
  const absent = query.showsAll ? OF_FEATURES.filter(name => !Object.hasOwn(attributes, name)) : []
  const filled = Object.entries(attributes).flatMap(([name, value]) =>
    pagination !== null && (isPopulated(value) || isEmpty(value))
      ? [[filledName(name, query.isPreview), isPopulated(value)] as const]
      : [],
  )
  return [['id', id], ...values, ...filled, ...absent.map(name => [name, undefined] as const)]
}
