import type { Quirk } from '../../../quirk.ts'
import { depthCountsIntrospection } from './depth-counts-introspection.ts'
import { introspectionInProduction } from './introspection-in-production.ts'
import { nestingNone } from './nesting-none.ts'
import { variablesNone } from './variables-none.ts'

export const limitsQuirks: readonly Quirk[] = [
  depthCountsIntrospection,
  nestingNone,
  variablesNone,
  introspectionInProduction,
]
