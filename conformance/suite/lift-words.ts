/** Names for several kinds of attributes, as clause files use them. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  texts: ['string', 'text', 'richtext', 'uid'],
  numbers: ['integer', 'float', 'decimal'],
  documented: ['string', 'richtext', 'boolean'],
  plain: ['string', 'text', 'richtext', 'uid', 'integer', 'float', 'decimal', 'boolean', 'enumeration'],
  relations: ['to-one', 'to-many'],
  files: ['file', 'files'],
  parts: ['component', 'components'],
  morphs: ['morph-one', 'morph-many'],
}

/** Whether a kind is one of some, or of their families. */
export function isOfKind(wanted: readonly string[], kind: string): boolean {
  return wanted.some(it => it === kind || FAMILIES[it]?.includes(kind))
}

/** Every word by which a clause file may mean such a thing. */
const KINDS: ReadonlySet<string> = new Set([
  ...Object.keys(FAMILIES),
  ...Object.values(FAMILIES).flat(),
  ...[
    'email',
    'date',
    'time',
    'datetime',
    'biginteger',
    'json',
    'zone',
    'zone-part',
    'one-to-one',
    'localizations',
    'morph-inverse',
  ],
  ...['id', 'createdAt', 'updatedAt', 'publishedAt', 'locale'],
])

export function isKind(word: string): boolean {
  return KINDS.has(word)
}

/** Words that stand for parts of the models, and for entries. */
export const LIFT_WORDS: ReadonlySet<string> = new Set([
  ...['types', 'type', 'Type', 'key', 'handle', 'identity', 'locale'],
  ...['back', 'component', 'names', 'inner names', 'nested names', 'paths', 'on each', 'on each first'],
  ...['id', 'last id', 'chosen', 'grouped', 'tied', 'many', 'few', 'some', 'sure', 'drafts', 'condition'],
  ...['documented', 'times'],
])

/** What tells an entry that has the value from others. */
const AGAINST = ['another second', 'its key', 'another key']

/**
 * What operands are made of values that occur. `swapped` before one turns the case of its letters, `wild` puts a wildcard
 * of patterns in place of one of them, `spaced` a blank in front.
 */
const OPERANDS = [
  ...['value', 'part', 'start', 'end', 'other', 'third', 'low', 'high', 'none', 'apart', 'a second'],
  ...AGAINST,
]

/** Whether there is an operand of this name. */
export function isOperand(name: string): boolean {
  return OPERANDS.includes(name.replace(/^(swapped|wild|spaced) /, ''))
}
