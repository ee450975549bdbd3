import type { Parameter } from '../contracts.ts'
import { invalid } from '../errors.ts'
import { isList } from '../values.ts'
import { textIn } from './names.ts'

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
