import { componentParts } from './component-parts.ts'
import { countParameter } from './count.ts'
import { populateLevels } from './levels.ts'
import { morphTypes } from './morph-types.ts'
import { commas } from './names/commas.ts'
import { dottedPaths } from './names/dotted-paths.ts'
import { populateSwitch } from './names/switches.ts'
import { unknownNames } from './names/unknown-names.ts'
import { linkParameters } from './parameters.ts'
import { populatableRules } from './populatable.ts'
import { populateStrategies } from './strategies.ts'
import { zoneStrategies } from './zone-strategies.ts'
import { zoneUnnamed } from './zone-unnamed.ts'

/** The units that decide what is populated. */
export const populateUnits = {
  strategies: populateStrategies,
  commas,
  dottedPaths,
  switches: populateSwitch,
  unknownNames,
  populatable: populatableRules,
  levels: populateLevels,
  componentParts,
  zoneStrategies,
  zoneUnnamed,
  morphTypes,
  parameters: linkParameters,
  count: countParameter,
} as const

export type PopulateUnits = typeof populateUnits
