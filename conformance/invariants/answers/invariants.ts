import type { AnswerInvariant } from '../broken.ts'
import { asDocumented } from './documented.ts'
import { jsonIsJson, jsonSaysSo } from './json.ts'
import { noPassword } from './passwords.ts'

/** What holds of every answer, what is documented first. A new one: its file, a line here, a row in docs/verdicts.md. */
export const answerInvariants: readonly AnswerInvariant[] = [asDocumented, noPassword, jsonIsJson, jsonSaysSo]
