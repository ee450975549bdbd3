import { wrongType } from '../../reading/fault.ts'
import { asGiven, type ValueRule } from '../value-rule.ts'
import { block } from './nodes.ts'
import { list } from './readers.ts'

const blockList = list(block)

/**
 * content.writes.values.blocks: A blocks attribute takes a list of paragraphs, headings, quotes, lists, images and
 * code, each of which is checked; what is no list becomes null (observed).
 */
export const blocks: ValueRule = {
  clause: 'content.writes.values.blocks',
  types: ['blocks'],
  cast: given => (Array.isArray(given) ? blockList(given, '').value : null),
  faults: (value, given, { path, attribute }) => {
    if (Array.isArray(given)) return blockList(given, path).faults
    return attribute.required ? [wrongType(path, 'array', value, given)] : []
  },
  store: asGiven,
}
