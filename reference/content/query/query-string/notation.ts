import type { IParseOptions } from 'qs'

/** A rule of the notation of query strings, as an option of its parser, which is the very one of the service. */
export interface NotationRule {
  readonly clause: string
  readonly options: IParseOptions
}

/** content.query.brackets: brackets make objects and arrays. */
const brackets: NotationRule = { clause: 'content.query.brackets', options: { parseArrays: true } }

/** content.query.brackets-observed: repeated names make arrays, dots make nothing (observed). */
const repeatedNames: NotationRule = {
  clause: 'content.query.brackets-observed',
  options: { duplicates: 'combine', allowDots: false },
}

/**
 * content.query.array-limit: an array has as many items as a request says. There is no room for more than these in a
 * request line; an index far beyond would be an array of holes.
 */
const arrayLimit: NotationRule = {
  clause: 'content.query.array-limit',
  options: { arrayLimit: 3_000, parameterLimit: Number.POSITIVE_INFINITY },
}

/** content.query.depth-limit: brackets nest as deep as a request says; there is no room for more than these. */
const depthLimit: NotationRule = {
  clause: 'content.query.depth-limit',
  options: { depth: 6_000, strictDepth: false },
}

/** content.query.odd: a name without `=` is null, and what cannot be read is left out (observed). */
const odd: NotationRule = {
  clause: 'content.query.odd',
  options: { strictNullHandling: true, allowPrototypes: false, delimiter: '&' },
}

/** content.query.bad-encoding: what cannot be decoded stands for itself (observed). */
const badEncoding: NotationRule = { clause: 'content.query.bad-encoding', options: { charset: 'utf-8' } }

export const notationRules: readonly NotationRule[] = [
  brackets,
  repeatedNames,
  arrayLimit,
  depthLimit,
  odd,
  badEncoding,
]
