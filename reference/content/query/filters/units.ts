import { caseFolding } from './case-folding.ts'
import { missingValues } from './comparison.ts'
import { implicitOperators } from './implicit-operators.ts'
import { filterableRules, unknownAttributes, unknownOperators } from './names.ts'
import {
  groupOperands,
  nullTexts,
  operandCount,
  operandItems,
  operandObjects,
  presenceOperand,
  severalOperands,
} from './operand-forms.ts'
import { operandRules } from './operands.ts'
import { filterOperators } from './operators.ts'
import { filterParameter } from './parameter.ts'
import { relatedIdentifier, relationLift, relationMix, sameRelatedEntry } from './relation.ts'
import { textForms, textReach } from './text-forms.ts'

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
  operandObjects,
  operandCount,
  nullTexts,
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
