import { type FilterableRule, filterableRules } from './attribute-rules.ts'
import { type CaseFolding, caseFolding } from './case-folding.ts'
import { type GroupOperand, groupOperands } from './group-operands.ts'
import { type ImplicitOperator, implicitOperators } from './implicit-operators.ts'
import { type MissingValues, missingValues } from './missing-values.ts'
import { type OperandCount, type OperandItems, operandCount, operandItems } from './operand-lists.ts'
import { type OperandRule, operandRules } from './operands.ts'
import type { FilterOperator } from './operator.ts'
import { filterOperators } from './operators.ts'
import { type FilterParameter, parameter } from './parameter.ts'
import { type PresenceOperand, presenceOperand } from './presence-operand.ts'
import {
  type RelatedIdentifier,
  relatedIdentifier,
  type SameRelatedEntry,
  sameRelatedEntry,
} from './related-filters.ts'
import { type RelationLift, relationLift } from './relation.ts'
import { type RelationMix, relationMix } from './relation-mix.ts'
import { type SeveralOperands, severalOperands } from './several-operands.ts'
import { type TextForm, type TextReach, textForms, textReach } from './text-forms.ts'
import { type UnknownNames, unknownAttributes, unknownOperators } from './unknown-names.ts'

/** The units that decide which entries a filter keeps. */
export interface FilterUnits {
  readonly parameter: FilterParameter
  readonly operators: readonly FilterOperator[]
  readonly implicitOperators: readonly ImplicitOperator[]
  readonly filterable: readonly FilterableRule[]
  readonly unknownAttributes: UnknownNames
  readonly unknownOperators: UnknownNames
  readonly operands: readonly OperandRule[]
  readonly severalOperands: SeveralOperands
  readonly operandItems: OperandItems
  readonly operandCount: OperandCount
  readonly presenceOperand: PresenceOperand
  readonly groupOperands: readonly GroupOperand[]
  readonly missingValues: MissingValues
  readonly textForms: readonly TextForm[]
  readonly textReach: TextReach
  readonly caseFolding: CaseFolding
  readonly relationLift: RelationLift
  readonly sameRelatedEntry: SameRelatedEntry
  readonly relatedIdentifier: RelatedIdentifier
  readonly relationMix: RelationMix
}

export const filterUnits: FilterUnits = {
  parameter,
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
}
