import { isObject } from '../compare/json-value.ts'

const ID_MEMBER = /^(?:id|uuid|documentId)$|_(?:id|uuid)$|(?:Id|Ids)$/

/** What servers make up themselves, by its shape in a text. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})/g, '<time>'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '<id>'],
  [/\b[0-9a-f]{24}\b/g, '<id>'],
  [/\bhttps?:\/\/[^\s/"'<>?#]+/g, '<site>'],
  // What makes the name of an uploaded file unique.
  [/_[0-9a-f]{10}(?=\.|$)/g, '_<hash>'],
]

/**
 * A value with the ids, times and addresses that a server makes up itself replaced by what they are: two servers that
 * behave alike never agree on them. `key` is the member that holds the value.
 */
export function withoutOwnValues(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(item => withoutOwnValues(item, key))
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, withoutOwnValues(member, name)]),
    )
  if (ID_MEMBER.test(key) && (typeof value === 'number' || typeof value === 'string')) return '<id>'
  if (typeof value !== 'string') return value
  return SHAPES.reduce((text, [shape, name]) => text.replace(shape, name), value)
}
