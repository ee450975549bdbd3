import { adminAuthentication } from './admin-api/authentication.ts'
import { adminRoutes } from './admin-api/routes.ts'
import { tokenRules } from './admin-api/token-rules.ts'
import { changes } from './changes/changes.ts'
import { contentAuthentication } from './content-api/authentication.ts'
import { contentRoutes } from './content-api/routes.ts'
import type { PlatformUnits } from './contracts.ts'
import { headParts } from './front/head.ts'
import { pages } from './front/page-rules.ts'
import { httpRules } from './http/rules.ts'
import { parameters } from './parameters/parameters.ts'
import { errorForm } from './service/error-forms.ts'
import { startChecks } from './start/start-checks.ts'
import { doors } from './versioning/doors.ts'
import { negotiation } from './versioning/negotiation.ts'
import { urls } from './versioning/urls.ts'
import { reassignPosts } from './write/users.ts'

export type { PlatformUnits } from './contracts.ts'

/** The platform as the documentation describes 5.0, and the changes that led there. */
export const platformUnits: PlatformUnits = {
  startChecks,
  doors,
  http: httpRules,
  negotiation,
  contentAuthentication,
  adminAuthentication,
  tokenRules,
  parameters,
  routes: [...contentRoutes, ...adminRoutes],
  errorForms: [errorForm],
  urls,
  userDeletion: [reassignPosts],
  pages,
  headParts,
  changes,
}
