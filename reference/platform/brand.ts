import { UsageError } from '../usage-error.ts'

/**
 * What stands for the neutral word `platform` in the identifiers of a site: paths, cookies, codes, script
 * attributes. The documentation writes `platform`; a real program has its own brand in the same places.
 */
export interface Brand {
  /** In paths, cookies, headers and attributes: `/platform/api`, `platform-private`, `data-platform`. */
  readonly word: string
  /** In sentences and in the scheme of the Authorization header: `Platform`. */
  readonly name: string
  /** The payment provider in paths: `/settings/payments/connect/`. */
  readonly payments: string
}

export const platformBrand: Brand = { word: 'platform', name: 'Platform', payments: 'payments' }

export const ghostBrand: Brand = { word: 'ghost', name: 'Ghost', payments: 'stripe' }

/** Brands by the word that they put in place of `platform`. */
const BRANDS = { platform: platformBrand, ghost: ghostBrand }

export type BrandName = keyof typeof BRANDS

/** @throws UsageError for a name that no brand has */
export function brandNamed(name: BrandName): Brand {
  const brand: Brand | undefined = BRANDS[name]
  if (brand) return brand
  throw new UsageError(`brand: found ${name}, expected ${Object.keys(BRANDS).join(' or ')}.`)
}

/** The word in capitals, as codes have it: `UPDATE_PLATFORM`. */
export function codeWord(brand: Brand): string {
  return brand.word.toUpperCase()
}
