import type { PageRule } from '../contracts.ts'
import { noContent, withHeaders } from '../http/answer.ts'

/** Who reads the site: nobody whom it knows, because no members log in to the reference. */
export const memberSession: PageRule = {
  clause: 'platform.members-api.session',
  answer: ({ path }) =>
    SESSION_PATH.test(path) ? withHeaders(noContent(), { 'access-control-allow-origin': '*' }) : null,
}

export const SESSION_PATH = /^\/members\/api\/(member|session)\/$/
