import { integer, max, maxLength, min, minLength } from '../../../content/actions/write/constraints/bounds.ts'
import { email, emailNotEmpty, regex, uid } from '../../../content/actions/write/constraints/patterns.ts'
import { unique } from '../../../content/actions/write/constraints/unique.ts'
import type { Subject } from '../../../content/actions/write/context.ts'
import { type InputRule, inputRules } from '../../../content/actions/write/input/input-rules.ts'
import { faultOrder, faultReport } from '../../../content/actions/write/reading/fault.ts'
import { defaultValue } from '../../../content/actions/write/reading/read-scalar.ts'
import { draftRelief, requirements } from '../../../content/actions/write/reading/requirement.ts'
import { blocks } from '../../../content/actions/write/values/blocks/blocks.ts'
import { boolean } from '../../../content/actions/write/values/boolean.ts'
import { date, datetime, time, timestamp } from '../../../content/actions/write/values/dates.ts'
import { json } from '../../../content/actions/write/values/json.ts'
import { biginteger, number } from '../../../content/actions/write/values/numbers.ts'
import { enumeration, password, text } from '../../../content/actions/write/values/texts.ts'
import { asGiven, noFaults } from '../../../content/actions/write/values/value-rule.ts'
import { invalidParameter, validationError } from '../../../content/errors.ts'
import type { ScalarAttribute } from '../../../content/model/types.ts'
import type { Units } from '../../../units/units.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { collated } from '../databases/mariadb.ts'

const readOnly = unitOf(inputRules, 'content.writes.input.read-only')

const inputQuirks: readonly Quirk[] = [
  {
    id: 'content.writes.input.read-only.refused',
    clause: 'content.writes.input.read-only',
    says: 'an id that is sent is refused',
    apply: units =>
      withFirstInputRule(units, { ...readOnly, applies: name => name === 'id', keep: refuseId }),
  },
  ...deviations(unitOf(inputRules, 'content.writes.input.unknown'), [
    ['refused', 'a name that is no attribute is refused', { keep: refuseKey }],
  ]),
  ...deviations(unitOf(inputRules, 'content.writes.input.unreadable-relation'), [
    ['linked', 'what the caller may not find is linked anyway', { keep: value => value }],
  ]),
]

function withFirstInputRule(units: Units, rule: InputRule): Units {
  const { content } = units
  const writes = { ...content.writes, inputRules: [rule, ...content.writes.inputRules] }
  return { ...units, content: { ...content, writes } }
}

function refuseId(): never {
  throw invalidParameter('id')
}

function refuseKey(): never {
  throw validationError('Invalid key')
}

const NUMBERS_TAKEN = { cast: (given: unknown) => (typeof given === 'number' ? String(given) : given) }

const typeQuirks: readonly Quirk[] = [
  ...deviations(text, [['numbers-taken', 'a number is taken as text', NUMBERS_TAKEN]]),
  ...deviations(password, [['numbers-taken', 'a number is taken as a password', NUMBERS_TAKEN]]),
  ...deviations(number, [['text-refused', 'numbers that are sent as text are refused', { cast: asGiven }]]),
  ...deviations(boolean, [
    ['words-refused', 'booleans that are sent as text or numbers are refused', { cast: asGiven }],
  ]),
  ...deviations(enumeration, [['any-text', 'an enumeration takes any text', { faults: noFaults }]]),
  ...deviations(blocks, [['not-checked', 'blocks are not checked', { faults: noFaults }]]),
  ...deviations(biginteger, [
    ['as-sqlite', 'a biginteger takes any text and loses digits beyond 2^53', { store: numericOnSqlite }],
  ]),
  ...deviations(date, [
    [
      'days-not-checked',
      'a date is kept whether its day exists or not',
      { store: value => String(value).slice(0, 10) },
    ],
  ]),
  ...deviations(time, [
    [
      'without-decimals',
      'a time is kept without decimals',
      ({ store }) => ({ store: (value, attribute) => String(store(value, attribute)).slice(0, 8) }),
    ],
  ]),
  ...deviations(datetime, [
    ['as-sent', 'a datetime is kept as it is sent', { store: value => String(value) }],
  ]),
  ...deviations(timestamp, [
    [
      'in-seconds',
      'a timestamp is kept in seconds',
      ({ store }) => ({
        store: (value, attribute) => String(Math.trunc(Number(store(value, attribute)) / 1000)),
      }),
    ],
  ]),
  ...deviations(json, [
    [
      'text-only',
      'a json attribute keeps the text of what is sent',
      { store: value => JSON.stringify(value) },
    ],
    // UNDOCUMENTED: Strapi 4.26.2 reads what MariaDB gives as text, and does so twice.
    ['text-read', 'a text that is JSON is kept as what it says', { store: readText }],
  ]),
]

function readText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * SQLite does not hold to the type of a column: what is a number is kept as one, and shown rounded to a double; any
 * other text is kept as it is.
 */
function numericOnSqlite(value: unknown): string {
  const text = String(value)
  const isNumber = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text)
  return isNumber ? String(Number(text)) : text
}

const UNCHECKED = [
  [minLength, 'text may be shorter than minLength'],
  [maxLength, 'text may be longer than maxLength'],
  [regex, 'text need not match the regex'],
  [email, 'any text is an e-mail address'],
  [emailNotEmpty, 'an e-mail address may be empty'],
  [uid, 'a uid takes any text'],
  [integer, 'an integer may have decimals'],
  [min, 'a number may be less than min'],
  [max, 'a number may be more than max'],
  [unique, 'a unique value may be there twice'],
] as const

/** UNDOCUMENTED: a unique text is looked for as MariaDB compares texts. */
function isTakenByCollation(
  value: unknown,
  { attribute, schema, stored, context }: Subject<ScalarAttribute>,
) {
  if (typeof value !== 'string' || (attribute.type !== 'uid' && !attribute.unique)) return false
  const wanted = collated(value)
  return context.store.table(schema.uid).rows.some(row => {
    const other = row[attribute.name]
    return row.id !== stored?.id && typeof other === 'string' && collated(other) === wanted
  })
}

const demandQuirks: readonly Quirk[] = [
  ...deviations(unique, [
    [
      'by-collation',
      'a unique text is taken by one that is equal but for case and accents',
      ({ broken }) => ({
        broken: (value, subject) =>
          isTakenByCollation(value, subject) ? 'This attribute must be unique' : broken(value, subject),
      }),
    ],
  ]),
  ...deviations(unitOf(requirements, 'content.writes.required'), [
    ['not-checked', 'an entry is made without its required attributes', { demands: () => false }],
  ]),
  ...deviations(unitOf(requirements, 'content.writes.required.on-update'), [
    ['null-taken', 'a required attribute may be made null', { demands: () => false }],
  ]),
  ...deviations(draftRelief, [
    ['as-published', 'a draft is checked as a published entry is', { applies: () => false }],
  ]),
  ...deviations(defaultValue, [['none', 'defaults are not filled in', { of: () => undefined }]]),
]

const faultQuirks: readonly Quirk[] = [
  ...deviations(faultReport, [
    [
      'first-only',
      'a refusal names the first fault alone',
      ({ error }) => ({ error: faults => error(faults.slice(0, 1)) }),
    ],
  ]),
  ...deviations(faultOrder, [
    [
      'reversed',
      'faults come in the reverse order of the attributes',
      { sort: groups => groups.toReversed().flatMap(({ faults }) => faults) },
    ],
  ]),
]

/** Quirks of the values that are sent: what of them is looked at, how each type reads them, and what is asked of them. */
export const valueQuirks: readonly Quirk[] = [
  ...inputQuirks,
  ...typeQuirks,
  ...UNCHECKED.flatMap(([unit, says]) => deviations(unit, [['not-checked', says, { broken: () => null }]])),
  ...demandQuirks,
  ...faultQuirks,
]
