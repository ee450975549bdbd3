import { type ComponentParts, componentParts } from './component-parts.ts'
import { type CountParameter, count } from './count.ts'
import { levels, type PopulateLevels } from './levels.ts'
import { type MorphTypes, morphTypes } from './morph-types.ts'
import { commas, type NameSeparator } from './names/commas.ts'
import { dottedPaths, type PathReader } from './names/dotted-paths.ts'
import { type PopulateSwitch, switches } from './names/switches.ts'
import { type UnknownNameRule, unknownNames } from './names/unknown-names.ts'
import type { LinkParameter } from './parameters/parameter.ts'
import { linkParameters } from './parameters.ts'
import { type PopulatableRule, populatableRules } from './populatable.ts'
import { populateStrategies } from './strategies.ts'
import type { PopulateStrategy, ZoneStrategy } from './strategy.ts'
import { zoneStrategies } from './zone-strategies.ts'
import { type ZoneUnnamed, zoneUnnamed } from './zone-unnamed.ts'

/** The units that decide what is populated. */
export interface PopulateUnits {
  readonly strategies: readonly PopulateStrategy[]
  readonly commas: NameSeparator
  readonly dottedPaths: PathReader
  readonly switches: PopulateSwitch
  readonly unknownNames: readonly UnknownNameRule[]
  readonly populatable: readonly PopulatableRule[]
  readonly levels: PopulateLevels
  readonly componentParts: ComponentParts
  readonly zoneStrategies: readonly ZoneStrategy[]
  readonly zoneUnnamed: ZoneUnnamed
  readonly morphTypes: MorphTypes
  readonly parameters: readonly LinkParameter[]
  readonly count: CountParameter
}

export const populateUnits: PopulateUnits = {
  strategies: populateStrategies,
  commas,
  dottedPaths,
  switches,
  unknownNames,
  populatable: populatableRules,
  levels,
  componentParts,
  zoneStrategies,
  zoneUnnamed,
  morphTypes,
  parameters: linkParameters,
  count,
}
