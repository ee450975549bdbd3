import { authRoutes } from './auth.ts'
import { fileRoutes } from './files.ts'
import { localesRoute } from './locales.ts'
import { roleRoutes } from './roles.ts'
import type { UsersRoute } from './route.ts'
import { userRoutes } from './users.ts'

/** The endpoints of the plugins: users and permissions, internationalization, upload. */
export const usersRoutes: readonly UsersRoute[] = [
  ...userRoutes,
  ...authRoutes,
  ...roleRoutes,
  localesRoute,
  ...fileRoutes,
]
