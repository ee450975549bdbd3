import type { Quirk } from '../../quirk.ts'
import { agreementQuirks } from './agreement/index.ts'
import { amountLimitIgnored } from './amount-limit-ignored.ts'
import { argumentsQuirks } from './arguments/index.ts'
import { attributeGroupsFail } from './attribute-groups-fail.ts'
import { authQuirks } from './auth/index.ts'
import { componentRelationsOpen } from './component-relations-open.ts'
import { configQuirks } from './config/index.ts'
import { defaultLimitTen } from './default-limit-ten.ts'
import { depthLimitNone } from './depth-limit-none.ts'
import { errorsQuirks } from './errors/index.ts'
import { extensionQuirks } from './extension/index.ts'
import { fieldGetterMisspelt } from './field-getter-misspelt.ts'
import { fieldIsDisabledMissing } from './field-is-disabled-missing.ts'
import { filtersQuirks } from './filters/index.ts'
import { httpQuirks } from './http/index.ts'
import { introspectionRefusalWords } from './introspection-refusal-words.ts'
import { limitsQuirks } from './limits/index.ts'
import { mediaTypeJsonOnly } from './media-type-json-only.ts'
import { morphFails } from './morph-fails.ts'
import { namedMiddlewareItself } from './named-middleware-itself.ts'
import { operationsQuirks } from './operations/index.ts'
import { pageSizeOne } from './page-size-one.ts'
import { paginationQuirks } from './pagination/index.ts'
import { paginationNullFails } from './pagination-null-fails.ts'
import { passwordShown } from './password-shown.ts'
import { policiesTrueOrNothing } from './policies-true-or-nothing.ts'
import { queryFaultsMasked } from './query-faults-masked.ts'
import { singleTypeAllLocales } from './single-type-all-locales.ts'
import { stackTracesShown } from './stack-traces-shown.ts'
import { statusAlways400 } from './status-always-400.ts'
import { timestampFails } from './timestamp-fails.ts'
import { tracingIgnored } from './tracing-ignored.ts'
import { typesQuirks } from './types/index.ts'
import { updateSingleTypeMakesAnother } from './update-single-type-makes-another.ts'

/** How Strapi 4.26.2 answers GraphQL where the documentation says something else, or nothing. */
export const strapiGraphqlQuirks: readonly Quirk[] = [
  pageSizeOne,
  defaultLimitTen,
  amountLimitIgnored,
  depthLimitNone,
  tracingIgnored,
  passwordShown,
  timestampFails,
  morphFails,
  queryFaultsMasked,
  attributeGroupsFail,
  paginationNullFails,
  updateSingleTypeMakesAnother,
  statusAlways400,
  mediaTypeJsonOnly,
  policiesTrueOrNothing,
  fieldGetterMisspelt,
  fieldIsDisabledMissing,
  namedMiddlewareItself,
  introspectionRefusalWords,
  componentRelationsOpen,
  singleTypeAllLocales,
  stackTracesShown,
]

/** Quirks of the GraphQL endpoint. A new quirk is its file and its line in the list of its folder. */
export const graphqlQuirks: readonly Quirk[] = [
  ...strapiGraphqlQuirks,
  ...typesQuirks,
  ...argumentsQuirks,
  ...operationsQuirks,
  ...filtersQuirks,
  ...paginationQuirks,
  ...configQuirks,
  ...authQuirks,
  ...httpQuirks,
  ...errorsQuirks,
  ...limitsQuirks,
  ...extensionQuirks,
  ...agreementQuirks,
]
