import type { JsonObject } from '../../../world/json-object.ts'
import { newsletters } from '../../resources/newsletters.ts'
import { offers } from '../../resources/offers.ts'
import { tiers } from '../../resources/tiers.ts'
import { slugify } from '../slug.ts'
import { readEntries } from './section.ts'
import type { TableBuilder } from './tables.ts'

/** `tiers`: `{name, type, currency, monthly_price, yearly_price, benefits: [text], …}`; prices in minor units. */
export function readTiers(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'tiers')) {
    const name = entry.given.requiredText('name') ?? ''
    const benefits = entry.given.texts('benefits') ?? []
    build.add('tiers', entry, tiers.attributes, { name, slug: slugify(name), benefits })
  }
}

/** `newsletters`: `{name, …design settings}`. */
export function readNewsletters(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'newsletters')) {
    const name = entry.given.requiredText('name') ?? ''
    const sort_order = build.rows('newsletters').length
    build.add('newsletters', entry, newsletters.attributes, {
      name,
      slug: slugify(name),
      uuid: build.newUuid(),
      sort_order,
    })
  }
}

/** `offers`: `{name, code, tier: slug, type, cadence, amount, duration, …}`. */
export function readOffers(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'offers')) {
    const name = entry.given.requiredText('name') ?? ''
    const tier = build.refer('tiers', entry.given.requiredText('tier'), entry.given.place.at('tier'))
    const code = slugify(name)
    const currency_restriction = entry.given.text('type') === 'fixed'
    build.add('offers', entry, offers.attributes, {
      ...{ name, code, currency_restriction, tier },
      display_title: name,
    })
  }
}
