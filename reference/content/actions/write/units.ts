import { type Deletion, deletion } from '../delete.ts'
import { type LocalizationRefusal, localizationRefusals } from '../localizations/create-localization.ts'
import { type LocalizationRule, localizationRules } from '../localizations/spread.ts'
import { type AllOrNothing, allOrNothing } from './all-or-nothing.ts'
import { type ComponentCount, componentCounts } from './components/count.ts'
import { type ForeignComponent, foreignComponent } from './components/foreign-component.ts'
import { type ComponentForm, repeatableComponent, singleComponent } from './components/read-component.ts'
import { type ZoneForm, type ZoneMembers, zoneForm, zoneMembers } from './components/read-zone.ts'
import type { Constraint } from './constraints/constraint.ts'
import { constraints } from './constraints/constraints.ts'
import type { InputRule } from './input/input-rule.ts'
import { inputRules } from './input/input-rules.ts'
import {
  type EntryLocale,
  entryLocale,
  type LocaleChange,
  localeChange,
  type UnknownLocale,
  unknownLocale,
} from './locale.ts'
import { type DefaultValue, defaultValue } from './reading/default-value.ts'
import { type FaultReport, faultReport } from './reading/fault.ts'
import { type FaultOrder, faultOrder } from './reading/fault-order.ts'
import { type DraftRelief, draftRelief, type Requirement, requirements } from './reading/requirement.ts'
import { type RelationForm, relationForms } from './relations/association.ts'
import { type Existence, existence } from './relations/existence.ts'
import { mediaLinks, morphViewLinks, type OneOfMany, oneOfMany, type ViewLinks } from './relations/link.ts'
import { type AnythingLinks, anythingLinks } from './relations/morph.ts'
import { type Positions, positions } from './relations/positions.ts'
import { type NewIds, newIds } from './store/ids.ts'
import { type Timestamps, timestamps } from './timestamps.ts'
import type { ValueRule } from './values/value-rule.ts'
import { valueRules } from './values/value-rules.ts'

/** The units of actions that change entries. */
export interface WriteUnits {
  readonly allOrNothing: AllOrNothing
  readonly inputRules: readonly InputRule[]
  readonly valueRules: readonly ValueRule[]
  readonly constraints: readonly Constraint[]
  readonly requirements: readonly Requirement[]
  readonly draftRelief: DraftRelief
  readonly defaultValue: DefaultValue
  readonly singleComponent: ComponentForm
  readonly repeatableComponent: ComponentForm
  readonly componentCounts: readonly ComponentCount[]
  readonly zoneForm: ZoneForm
  readonly zoneMembers: ZoneMembers
  readonly foreignComponent: ForeignComponent
  readonly relationForms: readonly RelationForm[]
  readonly positions: Positions
  readonly oneOfMany: OneOfMany
  readonly existence: Existence
  readonly mediaLinks: ViewLinks
  readonly morphViewLinks: ViewLinks
  readonly anythingLinks: AnythingLinks
  readonly entryLocale: EntryLocale
  readonly unknownLocale: UnknownLocale
  readonly localeChange: LocaleChange
  readonly localizationRules: readonly LocalizationRule[]
  readonly localizationRefusals: readonly LocalizationRefusal[]
  readonly newIds: NewIds
  readonly timestamps: Timestamps
  readonly deletion: Deletion
  readonly faultReport: FaultReport
  readonly faultOrder: FaultOrder
}

/** The units of actions that change entries, without any quirk. */
export const writeUnits: WriteUnits = {
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
}
