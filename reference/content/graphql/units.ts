import { operationAuthRule, relationAuthRule } from './auth/generated-auth.ts'
import { authRules } from './auth/resolver-auth.ts'
import { consoleRequestRule, consoleRule } from './console/console-rule.ts'
import { errorRules } from './errors/show-error.ts'
import { cacheRule } from './execute/cache-hints.ts'
import { introspectionRule } from './execute/introspection.ts'
import { methodRule } from './execute/run.ts'
import { partRules, useRule } from './extension/extensions.ts'
import { middlewareWithOptions, namedMiddleware } from './extension/middlewares.ts'
import { policyContextRule, policyRule } from './extension/policies.ts'
import { shadowCrudUnits } from './extension/shadow-crud/functions.ts'
import { orderRule } from './extension/wrap-resolvers.ts'
import { batchRule } from './http/batch.ts'
import { requestReaders } from './http/readers.ts'
import { mediaTypeRule, statusRules } from './http/respond.ts'
import { costRule } from './limits/budget.ts'
import { depthRule } from './limits/depth-limit.ts'
import { documentLimits } from './limits/document-limits.ts'
import { fieldLimit } from './limits/field-limit.ts'
import { variableLimit } from './limits/variable-limit.ts'
import { fixedOperations } from './operations/fixed-operations.ts'
import { operationRules } from './operations/rules.ts'
import { filterOperators } from './resolve/filter-operators.ts'
import { amountRule, givenRule, paginationMetaRule, windowRules } from './resolve/pagination.ts'
import { localeArgumentRule } from './schema/arguments/locale.ts'
import { argumentRules } from './schema/arguments/rules.ts'
import { attributeRules } from './schema/attribute-rules.ts'
import { internalTypeRules } from './schema/definitions/internal-types.ts'
import { definitionRules } from './schema/definitions/rules.ts'
import { zoneItemRule } from './schema/definitions/zone-types.ts'
import { hiddenRules } from './schema/hidden-attributes.ts'
import { requiredRule } from './schema/required.ts'
import { scalarTypeRules } from './schema/scalar-types.ts'
import { localeCodeRule } from './schema/scalars/locale-code.ts'
import { settingRules } from './settings/rules.ts'

/**
 * The units of the GraphQL endpoint, one ordered list (or one unit) for each thing that a rule decides, without any
 * quirk.
 */
export const graphqlUnits = {
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
} as const

export type GraphqlUnits = typeof graphqlUnits
