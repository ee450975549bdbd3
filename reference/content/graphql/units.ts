import {
  type OperationAuthRule,
  operationAuthRule,
  type RelationAuthRule,
  relationAuthRule,
} from './auth/generated-auth.ts'
import { type AuthRule, authRules } from './auth/resolver-auth.ts'
import {
  type ConsoleRequestRule,
  type ConsoleRule,
  consoleRequestRule,
  consoleRule,
} from './console/console-rule.ts'
import { type ErrorRule, errorRules } from './errors/show-error.ts'
import { type CacheRule, cacheRule } from './execute/cache-hints.ts'
import { type IntrospectionRule, introspectionRule } from './execute/introspection.ts'
import { type MethodRule, methodRule } from './execute/run.ts'
import { type ExtensionUnits, partRules, useRule } from './extension/extensions.ts'
import { middlewareWithOptions, namedMiddleware } from './extension/middlewares.ts'
import { policyContextRule, policyRule } from './extension/policies.ts'
import { type ShadowCrudUnits, shadowCrudUnits } from './extension/shadow-crud/functions.ts'
import { orderRule, type WrappingUnits } from './extension/wrap-resolvers.ts'
import { type BatchRule, batchRule } from './http/batch.ts'
import { type RequestReader, requestReaders } from './http/readers.ts'
import { mediaTypeRule, type StatusRule, statusRules } from './http/respond.ts'
import { type CostRule, costRule } from './limits/budget.ts'
import { type DepthRule, depthRule } from './limits/depth-limit.ts'
import { type DocumentLimit, documentLimits } from './limits/document-limits.ts'
import { type FieldLimit, fieldLimit } from './limits/field-limit.ts'
import { type VariableLimit, variableLimit } from './limits/variable-limit.ts'
import type { FixedOperation } from './operations/fixed-operation.ts'
import { fixedOperations } from './operations/fixed-operations.ts'
import type { OperationRule } from './operations/operation-rule.ts'
import { operationRules } from './operations/rules.ts'
import { filterOperators, type GraphqlFilterOperator } from './resolve/filter-operators.ts'
import {
  type AmountRule,
  amountRule,
  type GivenRule,
  givenRule,
  type PaginationMetaRule,
  paginationMetaRule,
  type WindowRule,
  windowRules,
} from './resolve/pagination.ts'
import type { ArgumentRule } from './schema/arguments/argument.ts'
import { type LocaleArgumentRule, localeArgumentRule } from './schema/arguments/locale.ts'
import { argumentRules } from './schema/arguments/rules.ts'
import type { AttributeRule } from './schema/attribute-rule.ts'
import { attributeRules } from './schema/attribute-rules.ts'
import type { DefinitionRule } from './schema/definitions/definition-rule.ts'
import { type InternalTypeRule, internalTypeRules } from './schema/definitions/internal-types.ts'
import { definitionRules } from './schema/definitions/rules.ts'
import { type ZoneItemRule, zoneItemRule } from './schema/definitions/zone-types.ts'
import { type HiddenRule, hiddenRules } from './schema/hidden-attributes.ts'
import { type RequiredRule, requiredRule } from './schema/required.ts'
import { type ScalarTypeRule, scalarTypeRules } from './schema/scalar-types.ts'
import { type LocaleCodeRule, localeCodeRule } from './schema/scalars/locale-code.ts'
import { settingRules } from './settings/rules.ts'
import type { SettingRules } from './settings/settings.ts'

/** The units of the GraphQL endpoint, one ordered list (or one unit) for each thing that a rule decides. */
export interface GraphqlUnits {
  readonly settings: SettingRules
  readonly scalarTypes: readonly ScalarTypeRule[]
  readonly attributes: readonly AttributeRule[]
  readonly hidden: readonly HiddenRule[]
  readonly required: RequiredRule
  readonly definitions: readonly DefinitionRule[]
  readonly internalTypes: readonly InternalTypeRule[]
  readonly zoneItem: ZoneItemRule
  readonly arguments: readonly ArgumentRule[]
  readonly localeArgument: LocaleArgumentRule
  readonly localeCode: LocaleCodeRule
  readonly operations: readonly OperationRule[]
  readonly fixedOperations: readonly FixedOperation[]
  readonly filterOperators: readonly GraphqlFilterOperator[]
  readonly given: GivenRule
  readonly windows: readonly WindowRule[]
  readonly amount: AmountRule
  readonly paginationMeta: PaginationMetaRule
  readonly operationAuth: OperationAuthRule
  readonly relationAuth: RelationAuthRule
  readonly auth: readonly AuthRule[]
  readonly shadowCrud: ShadowCrudUnits
  readonly extension: ExtensionUnits & WrappingUnits & { readonly cacheHints: CacheRule }
  readonly consoleAvailability: ConsoleRule
  readonly consoleRequest: ConsoleRequestRule
  readonly readers: readonly RequestReader[]
  readonly batch: BatchRule
  readonly method: MethodRule
  readonly statuses: readonly StatusRule[]
  readonly mediaType: typeof mediaTypeRule
  readonly errors: readonly ErrorRule[]
  readonly introspection: IntrospectionRule
  readonly documentLimits: readonly DocumentLimit[]
  readonly depth: DepthRule
  readonly fieldLimit: FieldLimit
  readonly variableLimit: VariableLimit
  readonly cost: CostRule
}

/** The units of the GraphQL endpoint, without any quirk. */
export const graphqlUnits: GraphqlUnits = {
  settings: settingRules,
  scalarTypes: scalarTypeRules,
  attributes: attributeRules,
  hidden: hiddenRules,
  required: requiredRule,
  definitions: definitionRules,
  internalTypes: internalTypeRules,
  zoneItem: zoneItemRule,
  arguments: argumentRules,
  localeArgument: localeArgumentRule,
  localeCode: localeCodeRule,
  operations: operationRules,
  fixedOperations,
  filterOperators,
  given: givenRule,
  windows: windowRules,
  amount: amountRule,
  paginationMeta: paginationMetaRule,
  operationAuth: operationAuthRule,
  relationAuth: relationAuthRule,
  auth: authRules,
  shadowCrud: shadowCrudUnits,
  extension: {
    use: useRule,
    parts: partRules,
    order: orderRule,
    policy: policyRule,
    policyContext: policyContextRule,
    namedMiddleware,
    middlewareWithOptions,
    cacheHints: cacheRule,
  },
  consoleAvailability: consoleRule,
  consoleRequest: consoleRequestRule,
  readers: requestReaders,
  batch: batchRule,
  method: methodRule,
  statuses: statusRules,
  mediaType: mediaTypeRule,
  errors: errorRules,
  introspection: introspectionRule,
  documentLimits,
  depth: depthRule,
  fieldLimit,
  variableLimit,
  cost: costRule,
}
