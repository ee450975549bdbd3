import { componentParts } from './component-parts.ts'
import { linkOrder } from './links.ts'
import { morphTypes } from './morph-types.ts'
import { commas, dottedPaths, populateLists, populateSwitch, unknownNames } from './names.ts'
import { parameterNames } from './parameter-names.ts'
import { countParameter, filterFaults, linkParameters } from './parameters.ts'
import { populatableRules } from './populatable.ts'
import { populateLevels } from './selection.ts'
import { populateStrategies } from './strategies.ts'
import { zoneUnnamed } from './zone.ts'
import { zoneStrategies } from './zone-strategies.ts'

/** The units that decide what is populated. */
export const populateUnits = {
  strategies: populateStrategies,
  commas,
  dottedPaths,
  switches: populateSwitch,
  lists: populateLists,
  unknownNames,
  parameterNames,
  populatable: populatableRules,
  levels: populateLevels,
  componentParts,
  zoneStrategies,
  zoneUnnamed,
  morphTypes,
  parameters: linkParameters,
  filterFaults,
  linkOrder,
  count: countParameter,
} as const

export type PopulateUnits = typeof populateUnits
