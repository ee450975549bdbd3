import type { Route } from '../contracts.ts'
import { commerceRoutes } from './commerce-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { dbRoutes } from './db-routes.ts'
import { emailPreviewRoutes } from './email-preview-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { recordRoutes } from './record-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { siteRoutes } from './site-routes.ts'
import { slugRoutes } from './slug-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** The routes of the admin API, in the order in which they are tried: a fixed path before one with an id. */
export const adminRoutes: readonly Route[] = [
  ...contentRoutes,
  ...peopleRoutes,
  ...commerceRoutes,
  ...siteRoutes,
  ...sessionRoutes,
  ...passwordRoutes,
  ...emailPreviewRoutes,
  ...slugRoutes,
  ...uploadRoutes,
  ...dbRoutes,
  ...recordRoutes,
  ...staffRoutes,
]
