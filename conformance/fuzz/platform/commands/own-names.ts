import { mapTexts } from '../../../compare/map-values.ts'
import type { SiteStock } from './scene.ts'

/** `<tiers:gold>` */
const ENTRY = /<(\w+):[^<>]+>/g
/** `newsletter=daily` */
const NEWSLETTER = /(?<=[?&]newsletter=)[^&]+/
const STAFF = /^\w+@gazette\.example$/

/**
 * Values of commands name what the world `gazette` has. Where another world has nothing of that name, they get that of
 * something it has, and stay as they are where it has none of the kind.
 */
export function inOwnNames(value: unknown, stock: SiteStock): unknown {
  return mapTexts(value, text => ownText(text, stock))
}

function ownText(text: string, stock: SiteStock): string {
  if (STAFF.test(text)) return oneOf(stock.people.staff, text)
  return text
    .replace(ENTRY, (entry, plural: string) => oneOf(entriesOf(plural, stock), entry))
    .replace(NEWSLETTER, slug => oneOf(slugsOf('newsletters', stock), slug))
}

function entriesOf(plural: string, stock: SiteStock): readonly string[] {
  return rowsOf(plural, stock).flatMap(({ id }) => stock.titles.titleOf(String(id)) ?? [])
}

function slugsOf(plural: string, stock: SiteStock): readonly string[] {
  return rowsOf(plural, stock).map(({ slug }) => String(slug))
}

function rowsOf(plural: string, { shelves }: SiteStock) {
  return shelves.find(({ name }) => name === plural)?.rows ?? []
}

/** Always the same one for a name, and not the same for all. */
function oneOf(known: readonly string[], name: string): string {
  if (known.includes(name)) return name
  return known[name.length % known.length] ?? name
}
