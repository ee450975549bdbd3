import { validationError } from '../../../content/errors.ts'
import type { Comparable, ComparableType } from '../../../content/query/comparable.ts'
import { type OperandRule, operandRules } from '../../../content/query/filters/operands.ts'
import { textReach } from '../../../content/query/filters/text-forms.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const datetime = unitOf(operandRules, 'content.filters.operand.datetime')

/** How attributes are compared whose types the documentation does not show. */
export const filteredTypeQuirks: readonly Quirk[] = [
  ...deviations(
    unitOf(operandRules, 'content.filters.operand.date'),
    [
      [
        'by-month',
        'a date is compared with the first of a month',
        reading(day => `${String(day).slice(0, 7)}-01`),
      ],
    ],
    'content.filters.types.date',
  ),
  ...deviations(
    unitOf(operandRules, 'content.filters.operand.time'),
    [
      [
        'by-hour',
        'a time is compared with a full hour',
        reading(time => `${String(time).slice(0, 2)}:00:00.000`),
      ],
    ],
    'content.filters.types.time',
  ),
  ...deviations(
    datetime,
    [
      [
        'by-day',
        'a datetime is compared with the beginning of a day',
        reading(moment => rounded(moment, 86_400_000)),
      ],
    ],
    'content.filters.types.datetime',
  ),
  ...deviations(
    datetime,
    [['by-second', 'a timestamp is compared with a full second', reading(moment => rounded(moment, 1000))]],
    'content.filters.types.timestamp',
  ),
  ...deviations(
    unitOf(operandRules, 'content.filters.operand.whole-number'),
    [['as-double', 'a biginteger is compared with a double', reading(Number)]],
    'content.filters.types.biginteger',
  ),
  ...deviations(
    unitOf(operandRules, 'content.filters.operand.json'),
    [
      [
        'refused',
        'JSON attributes cannot be compared',
        {
          read: (_operand, attribute) => {
            throw validationError(`Invalid parameter ${attribute}`)
          },
        },
      ],
    ],
    'content.filters.types.json',
  ),
  ...notReaching('enumeration', 'enumerations'),
  ...notReaching('email', 'e-mail addresses'),
]

/** The moments that every entry has, of which the documentation says how they are written. */
const DEFAULTS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'publishedAt'])

/** An operand that is read as ever, and then changed. */
function reading(change: (operand: Comparable) => Comparable): (rule: OperandRule) => Partial<OperandRule> {
  return ({ read }) => ({
    read: (operand, attribute) => {
      const found = read(operand, attribute)
      return DEFAULTS.has(attribute) ? found : change(found)
    },
  })
}

function rounded(moment: Comparable, step: number): number {
  return Math.floor(Number(moment) / step) * step
}

function notReaching(type: ComparableType, what: string): readonly Quirk[] {
  return deviations(
    textReach,
    [
      [
        'refused',
        `text operators cannot look at ${what}`,
        ({ reaches }) => ({ reaches: (operator, of) => of !== type && reaches(operator, of) }),
      ],
    ],
    `content.filters.types.${type}`,
  )
}
