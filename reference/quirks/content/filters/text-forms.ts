import { caseFolding } from '../../../content/query/filters/case-folding.ts'
import { type TextForm, textReach } from '../../../content/query/filters/text-forms.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { collated, realText as realTextOfMariadb } from '../databases/mariadb.ts'
import { foldAscii, integerText, realText } from '../databases/sqlite.ts'

interface OtherForms extends Omit<Quirk, 'apply'> {
  /** They stand before all others. */
  readonly forms: readonly Omit<TextForm, 'clause'>[]
}

const OTHER_FORMS: readonly OtherForms[] = [
  // UNDOCUMENTED: text operators see what SQLite stores: 1 and 0, milliseconds, `10.0`.
  {
    id: 'content.filters.text-form.as-stored',
    clause: 'content.filters.text-form',
    says: 'text operators see a boolean as 1 or 0, a datetime as milliseconds and the number 10 as 10.0',
    forms: [
      { name: 'stored boolean', types: ['boolean'], textOf: stored => (stored === true ? '1' : '0') },
      { name: 'stored moment', types: ['datetime'], textOf: stored => String(Date.parse(String(stored))) },
      { name: 'stored real', types: ['float', 'decimal'], textOf: stored => realText(Number(stored)) },
      { name: 'stored big integer', types: ['biginteger'], textOf: stored => integerText(String(stored)) },
    ],
  },
  // UNDOCUMENTED: text operators see what PostgreSQL makes of a value that is cast to text.
  {
    id: 'content.filters.text-form.as-cast',
    clause: 'content.filters.text-form',
    says: 'text operators see a datetime with a space and without a zone, a decimal with two digits and a time without trailing zeros',
    forms: [
      { name: 'cast moment', types: ['datetime', 'timestamp'], textOf: castMoment },
      { name: 'cast decimal', types: ['decimal'], textOf: withTwoDigits },
      { name: 'cast time', types: ['time'], textOf: stored => withoutZeros(String(stored)) },
    ],
  },
  // UNDOCUMENTED: text operators see what MariaDB makes of a value that is cast to text.
  {
    id: 'content.filters.text-form.as-column',
    clause: 'content.filters.text-form',
    says: 'text operators see a boolean as 1 or 0, a datetime with six decimals and a decimal with two digits',
    forms: [
      { name: 'stored boolean', types: ['boolean'], textOf: stored => (stored === true ? '1' : '0') },
      { name: 'column moment', types: ['datetime', 'timestamp'], textOf: columnMoment },
      { name: 'column real', types: ['float'], textOf: stored => realTextOfMariadb(Number(stored)) },
      { name: 'cast decimal', types: ['decimal'], textOf: withTwoDigits },
    ],
  },
  {
    id: 'content.search.text-form.with-point',
    clause: 'content.search.text-form',
    says: 'a search sees the number 80 as 80.0, and so do text operators',
    forms: [{ name: 'stored real', types: ['float', 'decimal'], textOf: stored => realText(Number(stored)) }],
  },
  // As PostgreSQL casts a decimal to text.
  {
    id: 'content.filters.text-form-whole-decimal.two-digits',
    clause: 'content.filters.text-form-whole-decimal',
    says: 'a text operator sees two digits behind the point of every decimal',
    forms: [{ name: 'two digits', types: ['decimal'], textOf: withTwoDigits }],
  },
  // UNDOCUMENTED: PostgreSQL writes JSON with spaces.
  {
    id: 'content.filters.text-form.json.spaced',
    clause: 'content.filters.text-form.json',
    says: 'a text operator sees JSON with a space behind each colon and comma',
    forms: [{ name: 'spaced JSON', types: ['json', 'blocks'], textOf: spacedJson }],
  },
]

/** The texts that text operators see, and how their case is folded. */
export const textFormQuirks: readonly Quirk[] = [
  ...OTHER_FORMS.map(
    ({ id, clause, says, forms }): Quirk => ({
      id,
      clause,
      says,
      apply: ({ content, platform }) => {
        const textForms = [...forms.map(form => ({ clause, ...form })), ...content.filters.textForms]
        return { platform, content: { ...content, filters: { ...content.filters, textForms } } }
      },
    }),
  ),
  // UNDOCUMENTED: PostgreSQL has no LIKE for other types (it makes the real program answer 500).
  ...deviations(textReach, [
    [
      'texts-only',
      'the text operators that mind case take texts alone',
      { reaches: ({ name }, type) => name.endsWith('i') || TEXTS.has(type) },
    ],
  ]),
  ...deviations(caseFolding, [
    // UNDOCUMENTED: SQLite folds ASCII letters only.
    ['ascii-only', 'only ASCII letters fold', { fold: foldAscii }],
    // UNDOCUMENTED: MariaDB compares by its collation, which knows neither case nor accents.
    ['drops-accents', 'accents are dropped with case', { fold: collated }],
  ]),
  ...deviations(
    caseFolding,
    [
      // UNDOCUMENTED: PostgreSQL folds İ to i.
      ['dotted-i', 'İ folds to i', ({ fold }) => ({ fold: text => fold(text.replaceAll('İ', 'i')) })],
    ],
    'content.filters.case-folding-scripts',
  ),
  ...deviations(
    caseFolding,
    [
      [
        'kept',
        'ς stays another letter than σ',
        { fold: text => Array.from(text, letter => letter.toLowerCase()).join('') },
      ],
    ],
    'content.filters.case-folding-final-sigma',
  ),
]

const TEXTS: ReadonlySet<string> = new Set([
  'string',
  'text',
  'richtext',
  'email',
  'password',
  'uid',
  'enumeration',
])

function castMoment(stored: unknown): string {
  return withoutZeros(columnMoment(stored).replace(/0{3}$/, ''))
}

/** As a column of six decimals holds it. */
function columnMoment(stored: unknown): string {
  const text = String(stored)
  const ms = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
  return new Date(ms).toISOString().replace('T', ' ').replace('Z', '000')
}

function withoutZeros(text: string): string {
  return text.replace(/\.?0+$/, digits => (digits.startsWith('.') || text.includes('.') ? '' : digits))
}

function withTwoDigits(stored: unknown): string {
  return Number(stored).toFixed(2)
}

function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${spacedJson(member)}`,
  )
  return `{${members.join(', ')}}`
}
