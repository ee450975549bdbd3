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

/** content.query.array-limit: lists have up to 100 items (observed). */
const arrayLimit: NotationRule = { clause: 'content.query.array-limit', options: { arrayLimit: 100 } }

/** content.query.depth-limit: objects are up to 20 levels deep; what is deeper is one odd name (observed). */
const depthLimit: NotationRule = {
  clause: 'content.query.depth-limit',
  options: { depth: 20, strictDepth: false },
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
