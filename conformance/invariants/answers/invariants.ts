import { answerRules } from '../../overheard/rules/answers/rules.ts'
import type { AnswerInvariant } from '../broken.ts'
import { asDocumented } from './documented.ts'
import { jsonIsJson, jsonSaysSo } from './json.ts'
import { noPassword } from './passwords.ts'

/**
 * What holds of every answer, what is documented first, by the name that requirement sets know it by: one that comes to
 * ask for more takes another name. A new one: its file, a line here, a row in docs/verdicts.md.
 */
export const answerInvariants: Readonly<Record<string, AnswerInvariant>> = {
  ...Object.fromEntries(Object.entries(answerRules).map(([name, rule]) => [name, asDocumented(rule)])),
  'no-password': noPassword,
  'json-is-json': jsonIsJson,
  'json-says-so': jsonSaysSo,
}
