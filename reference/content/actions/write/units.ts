import { deletion } from '../delete.ts'
import { localizationRefusals } from '../localizations/create-localization.ts'
import { localizationRules } from '../localizations/spread.ts'
import { allOrNothing } from './all-or-nothing.ts'
import { foreignComponent } from './components/component.ts'
import { repeatableComponent, singleComponent } from './components/read-component.ts'
import { componentCounts } from './components/read-list.ts'
import { zoneForm, zoneMembers } from './components/read-zone.ts'
import { constraints } from './constraints/constraints.ts'
import { newIds, timestamps } from './implicit-values.ts'
import { inputRules } from './input/input-rules.ts'
import { entryLocale, localeChange, unknownLocale } from './locale.ts'
import { faultOrder, faultReport } from './reading/fault.ts'
import { defaultValue } from './reading/read-scalar.ts'
import { draftRelief, requirements } from './reading/requirement.ts'
import { relationForms } from './relations/association.ts'
import { existence } from './relations/existence.ts'
import { mediaLinks, morphViewLinks, oneOfMany } from './relations/link.ts'
import { anythingLinks } from './relations/morph.ts'
import { positions } from './relations/positions.ts'
import { valueRules } from './values/value-rules.ts'

/** The units of actions that change entries, without any quirk. */
export const writeUnits = {
  allOrNothing,
  inputRules,
  valueRules,
  constraints,
  requirements,
  draftRelief,
  defaultValue,
  singleComponent,
  repeatableComponent,
  componentCounts,
  zoneForm,
  zoneMembers,
  foreignComponent,
  relationForms,
  positions,
  oneOfMany,
  existence,
  mediaLinks,
  morphViewLinks,
  anythingLinks,
  entryLocale,
  unknownLocale,
  localeChange,
  localizationRules,
  localizationRefusals,
  newIds,
  timestamps,
  deletion,
  faultReport,
  faultOrder,
} as const

export type WriteUnits = typeof writeUnits
