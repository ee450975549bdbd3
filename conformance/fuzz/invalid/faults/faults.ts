import { bodyFaults } from './bodies.ts'
import { documentFaults } from './documents.ts'
import type { Fault } from './fault.ts'
import { parameterFaults } from './parameters.ts'
import { platformFaults } from './platform.ts'
import { requestFaults } from './requests.ts'

/** All faults. Their order is part of what a seed means. */
export const faults: readonly Fault[] = [
  ...parameterFaults,
  ...requestFaults,
  ...documentFaults,
  ...platformFaults,
  ...bodyFaults,
]
