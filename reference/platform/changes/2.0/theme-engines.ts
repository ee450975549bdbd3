import type { Change } from '../../contracts.ts'
import { omit } from '../../values.ts'
import { mapAnswer, mapRows } from '../rewrite.ts'

/** From 2.0 themes declare the version of the API that they are written for; before, none was missed. */
export const themeEnginesDeclared: Change = {
  clause: 'platform.changes.2-0.theme-engines',
  since: 2,
  scope: 'site',
  down: answer => mapAnswer(answer, json => mapRows(json, ['themes'], theme => omit(theme, ['warnings']))),
}
