import type { Expectation } from '../../../conformance/compare/expectation.ts'
import { openCurlOf } from '../../../conformance/report/curl.ts'
import type { SentRequest } from '../../engine/engine.ts'
import { fetchOf } from './fetch.ts'
import { hurlOf } from './hurl.ts'
import { vitestOf } from './vitest.ts'

/** A request as it was sent, with what is expected of its answer. */
export interface Copied {
  readonly says: string
  readonly sent: SentRequest
  /** Null: it was edited, and nothing is. */
  readonly expected: Expectation | null
  readonly door: 'rest' | 'graphql'
}

/** Where `assayer serve` answers. */
export const SERVER = 'http://127.0.0.1:1337'

export const FORMATS = ['curl', 'fetch', 'Hurl', 'Vitest'] as const
export type Format = (typeof FORMATS)[number]

/** A request in the words of another tool. */
export function copyAs(format: Format, copied: Copied): string {
  switch (format) {
    case 'curl':
      return openCurlOf(copied.sent, SERVER)
    case 'fetch':
      return `${fetchOf(copied.sent, SERVER)}\nconsole.log(response.status, await response.json())\n`
    case 'Hurl':
      return hurlOf(copied, SERVER)
    case 'Vitest':
      return vitestOf(copied, SERVER)
  }
}
