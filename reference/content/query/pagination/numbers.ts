import { validationError } from '../../errors.ts'
import type { ContentOptions } from '../../world/content-world.ts'
import { isRecord } from '../query.ts'

/** How a number is written. */
export interface NumberForms {
  readonly clause: string
  /** NaN for what is no number. */
  readonly read: (raw: unknown) => number
}

/** content.pagination.number-forms: with leading zeros, an exponent or a sign (observed). */
export const numberForms: NumberForms = {
  clause: 'content.pagination.number-forms',
  read: raw => (isRecord(raw) ? Number.NaN : Number(raw)),
}

/** What becomes of a number that is none, or no whole one. */
export interface NoNumber {
  readonly clause: string
  readonly instead: (name: string, raw: unknown) => number
}

/** content.pagination.no-number: it is refused (the real program answers 500). */
export const noNumber: NoNumber = {
  clause: 'content.pagination.no-number',
  instead: (name, raw) => {
    throw validationError(
      `Invalid parameter pagination[${name}]: expected a whole number, found ${JSON.stringify(raw)}`,
    )
  },
}

/** What becomes of a number that is too small. */
export interface LeastNumber {
  readonly clause: string
  readonly raise: (least: number, wanted: number) => number
}

/** content.pagination.clamped: it becomes the least one (observed). */
export const leastNumber: LeastNumber = {
  clause: 'content.pagination.clamped',
  raise: (least, wanted) => Math.max(least, wanted),
}

/** What becomes of more entries than a page may have. */
export interface GreatestNumber {
  readonly clause: string
  readonly lower: (wanted: number, limits: ContentOptions['rest']) => number
}

/** content.pagination.maximum: it becomes the configured maximum, when there is one. */
export const greatestNumber: GreatestNumber = {
  clause: 'content.pagination.maximum',
  lower: (wanted, { maxLimit }) => (maxLimit === null ? wanted : Math.min(wanted, maxLimit)),
}
