import { adminAuthRules } from './admin-api/authentication.ts'
import { adminRoutes } from './admin-api/routes.ts'
import { tokenRules } from './admin-api/token-rules.ts'
import { changes } from './changes/changes.ts'
import { contentAuthRules } from './content-api/authentication.ts'
import { contentRoutes } from './content-api/routes.ts'
import type { PlatformUnits } from './contracts.ts'
import { headParts } from './front/head.ts'
import { pageRules } from './front/pages.ts'
import { httpRules } from './http/rules.ts'
import { listOrder } from './parameters/order.ts'
import { parameters } from './parameters/parameters.ts'
import { primaryRelations } from './present/primary-relations.ts'
import { errorForm } from './service/error-forms.ts'
import { integrationScope } from './service/permissions.ts'
import { startChecks } from './start/start-checks.ts'
import { postFormats } from './text/post-format.ts'
import { apiRoots } from './versioning/api-roots.ts'
import { negotiationRules } from './versioning/negotiation.ts'
import { storedUrls, urlRules } from './versioning/urls.ts'
import { postReassignment } from './write/users.ts'

export type { PlatformUnits } from './contracts.ts'

/** The platform as the documentation describes 5.0, and the changes that led there. */
export const platformUnits: PlatformUnits = {
  startChecks,
  apiRoots,
  http: httpRules,
  negotiation: negotiationRules,
  contentAuthentication: contentAuthRules,
  adminAuthentication: adminAuthRules,
  tokenRules,
  integrationScopes: [integrationScope],
  parameters,
  listOrder,
  routes: [...contentRoutes, ...adminRoutes],
  errorForms: [errorForm],
  storedUrls,
  urls: urlRules,
  postFormats,
  primaryRelations,
  userDeletion: [postReassignment],
  pages: pageRules,
  headParts,
  changes,
}
