import { attributesType } from './attributes-type.ts'
import type { DefinitionRule } from './definition-rule.ts'
import {
  entity,
  entityResponse,
  entityResponseCollection,
  relationResponseCollection,
} from './entity-types.ts'
import { filtersInput } from './filters-input.ts'
import { inputType } from './input-type.ts'

/** The named types of every content-type, and, where they apply, of every component. */
export const definitionRules: readonly DefinitionRule[] = [
  attributesType,
  inputType,
  filtersInput,
  entity,
  entityResponse,
  entityResponseCollection,
  relationResponseCollection,
]
