import type { Page, Section } from './catalog.ts'

/** A longer page would not be there at once on a phone. Of so much JSON a page has a third more of HTML. */
const MOST_CHARACTERS = 150_000

/** So much of a page's length it may be longer or shorter, if then no names are torn apart that begin alike. */
const LEEWAY = 0.15

/** The pages of a chapter of which these are the sections: one, or as many of about the same length as it takes. */
export function pagesOf(
  chapter: { readonly id: string; readonly title: string },
  sections: readonly Section[],
): readonly Page[] {
  const starts = [0, ...cutsIn(sections)]
  if (starts.length === 1) return [{ ...chapter, range: null, ...contentsOf(sections) }]
  return starts.map((start, index) => {
    const members = sections.slice(start, starts[index + 1])
    const range = rangeOf(members)
    const id = `${chapter.id}-part-${index + 1}`
    return { id, title: `${chapter.title}: ${range}`, range, ...contentsOf(members) }
  })
}

/** Before which sections another page begins. */
function cutsIn(sections: readonly Section[]): readonly number[] {
  const places = placesIn(sections)
  const total = places.at(-1)?.before ?? 0
  const pages = Math.ceil(total / MOST_CHARACTERS)
  const cuts = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => {
    const wanted = (total / pages) * (index + 1)
    const [best] = places
      .slice(0, -1)
      .map(({ at, before, tears }) => {
        const excess = tears ? (LEEWAY * total) / pages : 0
        return { at, distance: Math.abs(before - wanted) + excess }
      })
      .sort((one, other) => one.distance - other.distance)
    return best?.at ?? 0
  })
  return [...new Set(cuts)].filter(at => at > 0)
}

interface Place {
  /** The number of the section before which it is. */
  readonly at: number
  /** How much comes before it. */
  readonly before: number
  /** Whether the names on both sides begin alike. */
  readonly tears: boolean
}

/** After each section. */
function placesIn(sections: readonly Section[]): readonly Place[] {
  let before = 0
  return sections.map((section, index) => {
    before += JSON.stringify(section).length
    const next = sections[index + 1]
    return { at: index + 1, before, tears: next !== undefined && firstWord(section) === firstWord(next) }
  })
}

function firstWord({ name }: Section): string {
  return name.split(/[.-]/)[0] ?? name
}

function rangeOf(sections: readonly Section[]): string {
  const [first, last] = [sections[0], sections.at(-1)]
  return first === last ? `${first?.name}` : `${first?.name} – ${last?.name}`
}

function contentsOf(sections: readonly Section[]) {
  const scenarios = sections.reduce((sum, section) => sum + section.scenarios.length, 0)
  return { clauses: sections.length, scenarios, sections }
}
