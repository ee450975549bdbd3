import { validationError } from '../../errors.ts'

/** Whether the entries are counted. */
export interface WithCount {
  readonly clause: string
  /** `asked` is undefined when the request does not say. */
  readonly isCounted: (asked: boolean | undefined, configured: boolean) => boolean
}

/** content.pagination.with-count: as the request says, else as it is configured, which is yes by default. */
export const withCount: WithCount = {
  clause: 'content.pagination.with-count',
  isCounted: (asked, configured) => asked ?? configured,
}

/** How a request says whether to count. */
export interface WithCountWords {
  readonly clause: string
  /** Throws a ValidationError for a word that says neither yes nor no. */
  readonly read: (raw: unknown) => boolean
}

/** content.pagination.with-count-words: with these words alone, in small letters (observed). */
export const withCountWords: WithCountWords = {
  clause: 'content.pagination.with-count-words',
  read: raw => {
    if (YES.has(raw)) return true
    if (NO.has(raw)) return false
    throw validationError('Invalid withCount parameter. Expected "t","1","true","false","0","f"')
  },
}

const YES: ReadonlySet<unknown> = new Set(['true', 't', '1', 1, true])
const NO: ReadonlySet<unknown> = new Set(['false', 'f', '0', 0, false])
