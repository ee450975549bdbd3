import type { PageRule } from '../contracts.ts'
import { membersApi } from './members-api.ts'
import { homePage, postPage } from './pages.ts'
import { privateModePages } from './private-mode.ts'
import { redirects } from './redirects.ts'

/** What the site serves besides its APIs. */
export const pageRules: readonly PageRule[] = [redirects, membersApi, privateModePages, homePage, postPage]
