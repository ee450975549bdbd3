import { filterableRules } from './attribute-rules.ts'
import { caseFolding } from './case-folding.ts'
import { groupOperands } from './group-operands.ts'
import { implicitOperators } from './implicit-operators.ts'
import { missingValues } from './missing-values.ts'
import { operandCount, operandItems } from './operand-lists.ts'
import { operandRules } from './operands.ts'
import { filterOperators } from './operators.ts'
import { filterParameter } from './parameter.ts'
import { presenceOperand } from './presence-operand.ts'
import { relatedIdentifier, sameRelatedEntry } from './related-filters.ts'
import { relationLift } from './relation.ts'
import { relationMix } from './relation-mix.ts'
import { severalOperands } from './several-operands.ts'
import { textForms, textReach } from './text-forms.ts'
import { unknownAttributes, unknownOperators } from './unknown-names.ts'

/** The units that decide which entries a filter keeps. */
export const filterUnits = {
  parameter: filterParameter,
  operators: filterOperators,
  implicitOperators,
  filterable: filterableRules,
  unknownAttributes,
  unknownOperators,
  operands: operandRules,
  severalOperands,
  operandItems,
  operandCount,
  presenceOperand,
  groupOperands,
  missingValues,
  textForms,
  textReach,
  caseFolding,
  relationLift,
  sameRelatedEntry,
  relatedIdentifier,
  relationMix,
} as const

export type FilterUnits = typeof filterUnits
