import { UsageError } from '../usage-error.ts'

/** What a file holds that is JSON; `what` it should be says the error. A byte order mark counts for nothing. */
export function parseJson(text: string, file: string, what: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`${file}: expected ${what}, which is JSON.`)
  }
}
