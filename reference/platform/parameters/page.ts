import type { Parameter } from '../contracts.ts'
import { invalid } from '../errors.ts'
import { isList } from '../values.ts'
import { textIn } from './names.ts'

export const DEFAULT_LIMIT = 15

/** `limit` is the number of rows on a page, or `all`. Zero stands for the default; text is refused. */
export const limit: Parameter = {
  clause: 'platform.parameters.limit',
  name: 'limit',
  apply: (value, selection) => {
    const text = textIn(value)
    if (!/^\d+|all$/.test(text))
      throw invalid('Validation (matches) failed for limit', { context: 'undefined.limit' })
    if (text === 'all') return { ...selection, limit: 'all' }
    return { ...selection, limit: Number.parseInt(text, 10) || DEFAULT_LIMIT }
  },
}

/** `page` is the number of the page, from 1; zero stands for the first, anything but digits is refused. */
export const page: Parameter = {
  clause: 'platform.parameters.page',
  name: 'page',
  apply: (value, selection) => {
    const text = isList(value) ? value.join(',') : textIn(value)
    if (!/^\d+$/.test(text))
      throw invalid('Validation (matches) failed for page', { context: 'undefined.page' })
    return { ...selection, page: Number.parseInt(text, 10) || 1 }
  },
}
