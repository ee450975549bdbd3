import type { WireRequest } from '../client/wire-request.ts'
import type { Expectation } from '../compare/expectation.ts'
import { mapTexts } from '../compare/map-values.ts'

/**
 * What stands for the neutral word `platform` on a target: scenarios are written with the neutral words, and are sent
 * and judged with the brand's.
 */
export interface BrandWords {
  text(neutral: string): string
  request(neutral: WireRequest): WireRequest
  expectation(neutral: Expectation): Expectation
}

type Rule = readonly [neutral: RegExp, own: string]

/** Every place of the platform in which a brand stands: paths, cookies, headers, attributes, codes, sentences. */
const GHOST: readonly Rule[] = [
  [/\/platform(?=[/;]|$)/g, '/ghost'],
  // The scheme of a token, in any case.
  [/^platform(?= )/g, 'ghost'],
  [/\/PLATFORM(?=\/)/g, '/GHOST'],
  [/\bplatform-(?=(private|admin-api-session|api|sdk|url)\b)/g, 'ghost-'],
  [/\bx-platform-version\b/g, 'x-ghost-version'],
  // Also behind the `\s` of a regular expression.
  [/data-platform\b/g, 'data-ghost'],
  [/\bplatformErrorCode\b/g, 'ghostErrorCode'],
  [/\bUPDATE_PLATFORM\b/g, 'UPDATE_GHOST'],
  [/\bPlatform(?=(Members)?\b)/g, 'Ghost'],
  [/(?<=\/settings\/)payments(?=\/)/g, 'stripe'],
  [/(?<=\]\.)payments\b/g, 'stripe'],
  [/\bpayments(?=Direct\b)/g, 'stripe'],
  [
    /\bpayments_(?=(secret|publishable|connect|plans|customer_id)\b|(secret|publishable|connect)_)/g,
    'stripe_',
  ],
]

/** For targets that speak as the documentation is written: everything stays the same object. */
export const neutralWords: BrandWords = {
  text: neutral => neutral,
  request: neutral => neutral,
  expectation: neutral => neutral,
}

const BRANDS = { platform: neutralWords, ghost: wordsOf(GHOST) }

/** The names that a target's brand can have. */
export type BrandName = keyof typeof BRANDS

export const BRAND_NAMES: readonly BrandName[] = ['platform', 'ghost']

export function brandWords(name: BrandName): BrandWords {
  return BRANDS[name]
}

/** The name of a brand by its words. */
export function brandNameOf(words: BrandWords): BrandName {
  return BRAND_NAMES.find(name => BRANDS[name] === words) ?? 'platform'
}

function wordsOf(rules: readonly Rule[]): BrandWords {
  const text = (neutral: string) => rules.reduce((said, [word, own]) => said.replace(word, own), neutral)
  return {
    text,
    request: ({ method, path, headers, body, bytes }) => ({
      method,
      path: text(path),
      headers: mapEntries(headers, (key, value) => [text(key), text(value)]),
      body: body === null ? null : text(body),
      ...(bytes && { bytes }),
    }),
    expectation: ({ headers, body, text: page, ...same }) => ({
      ...same,
      ...(headers && { headers: branded(headers, text) }),
      ...(body && { body: branded(body, text) }),
      ...(page !== undefined && { text: mapTexts(page, text) }),
    }),
  }
}

function branded(
  values: Readonly<Record<string, unknown>>,
  text: BrandWords['text'],
): Record<string, unknown> {
  return mapEntries(values, (key, value) => [text(key), mapTexts(value, text)])
}

function mapEntries<V, W>(
  record: Readonly<Record<string, V>>,
  change: (key: string, value: V) => readonly [string, W],
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => change(key, value)))
}
