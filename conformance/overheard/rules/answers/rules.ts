import type { AnswerRule } from '../../judge/claim.ts'
import { urlsAbsolute } from './absolute-urls.ts'
import { servedAsDocumented } from './platform.ts'
import { usersFlat } from './users.ts'

/** Every rule about answers of any kind, by the name that requirement sets know it by. A new one: its file, a line here. */
export const answerRules: Readonly<Record<string, AnswerRule>> = {
  'users-flat': usersFlat,
  'served-as-documented': servedAsDocumented,
  'urls-absolute': urlsAbsolute,
}
