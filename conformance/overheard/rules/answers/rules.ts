import type { AnswerRule } from '../../judge/claim.ts'
import { urlsAbsolute } from './absolute-urls.ts'
import { servedAsDocumented } from './platform.ts'
import { usersFlat } from './users.ts'

/** Every rule about answers of any kind. A new one: its file, a line here. */
export const answerRules: readonly AnswerRule[] = [usersFlat, servedAsDocumented, urlsAbsolute]
