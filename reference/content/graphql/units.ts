import { accountUnits } from '../users/units.ts'
import { graphqlCallers } from './auth/callers.ts'
import { operationPermission, relationPermission } from './auth/generated-auth.ts'
import { authRules } from './auth/resolver-auth.ts'
import { consoleAvailability, consoleRequest } from './console/console.ts'
import { errorRules } from './errors/show-error.ts'
import { cacheControl, cacheHinting } from './execute/cache-hints.ts'
import { introspection } from './execute/introspection.ts'
import { operationsByMethod } from './execute/run.ts'
import { traceForm } from './execute/tracing.ts'
import { extensionForm, partRules } from './extension/extensions.ts'
import { middlewareWithOptions, namedMiddleware } from './extension/middlewares.ts'
import { policyApplication, policyContext, policyVerdict } from './extension/policies.ts'
import { shadowCrudUnits } from './extension/shadow-crud/functions.ts'
import { wrappingOrder } from './extension/wrap-resolvers.ts'
import { batchSize } from './http/params.ts'
import { endpointPath } from './http/path.ts'
import { requestReaders } from './http/readers.ts'
import { mediaType, statusRules } from './http/respond.ts'
import { requestCost } from './limits/budget.ts'
import { fieldDepth } from './limits/depth-limit.ts'
import { documentLimits } from './limits/document-limits.ts'
import { fieldLimit } from './limits/field-limit.ts'
import { variableLimit } from './limits/variable-limit.ts'
import { fixedOperations } from './operations/fixed-operations.ts'
import { givenTimes } from './operations/mutations/given-times.ts'
import { operationRules } from './operations/rules.ts'
import { graphqlFilterOperators } from './resolve/filter-operators.ts'
import {
  amountBound,
  givenNumbers,
  itemMaximum,
  windowDescription,
  windowRules,
} from './resolve/pagination.ts'
import { localizedFields } from './schema/arguments/locale.ts'
import { argumentRules } from './schema/arguments/rules.ts'
import { attributeRules } from './schema/attribute-rules.ts'
import { hiddenRules, nonNullFields } from './schema/definitions/attributes-type.ts'
import { internalTypeRules } from './schema/definitions/internal-types.ts'
import { definitionRules } from './schema/definitions/rules.ts'
import { zoneItemComponent } from './schema/definitions/zone-types.ts'
import { keptTypes } from './schema/prune.ts'
import { scalarTypeRules } from './schema/scalar-types.ts'
import { localeLiteral } from './schema/scalars/locale-code.ts'
import { pluginEnabled } from './settings/plugin.ts'
import { settingRules } from './settings/rules.ts'

/**
 * The units of the GraphQL endpoint, one ordered list (or one unit) for each thing that a rule decides, without any
 * quirk.
 */
export const graphqlUnits = {
  plugin: pluginEnabled,
  settings: settingRules,
  path: endpointPath,
  /** How callers are known: of this door alone, as REST knows its own. */
  callers: graphqlCallers,
  /** What becomes of accounts by this door. */
  accounts: accountUnits,
  scalarTypes: scalarTypeRules,
  attributes: attributeRules,
  hidden: hiddenRules,
  required: nonNullFields,
  definitions: definitionRules,
  internalTypes: internalTypeRules,
  keptTypes,
  zoneItem: zoneItemComponent,
  arguments: argumentRules,
  localeArgument: localizedFields,
  localeCode: localeLiteral,
  operations: operationRules,
  givenTimes,
  fixedOperations,
  filterOperators: graphqlFilterOperators,
  given: givenNumbers,
  windows: windowRules,
  amount: amountBound,
  maximum: itemMaximum,
  paginationMeta: windowDescription,
  operationAuth: operationPermission,
  relationAuth: relationPermission,
  auth: authRules,
  shadowCrud: shadowCrudUnits,
  extension: {
    use: extensionForm,
    parts: partRules,
    order: wrappingOrder,
    policy: policyVerdict,
    policyContext,
    policyApplication,
    namedMiddleware,
    middlewareWithOptions,
    cacheHints: cacheControl,
    cacheHinting,
  },
  consoleAvailability,
  consoleRequest,
  readers: requestReaders,
  batch: batchSize,
  method: operationsByMethod,
  statuses: statusRules,
  mediaType,
  errors: errorRules,
  introspection,
  documentLimits,
  depth: fieldDepth,
  fieldLimit,
  variableLimit,
  cost: requestCost,
  traceForm,
} as const

export type GraphqlUnits = typeof graphqlUnits
