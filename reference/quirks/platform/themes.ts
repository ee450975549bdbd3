import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { mapAnswer, mapRows } from '../../platform/changes/rewrite.ts'
import type { Call, Route } from '../../platform/contracts.ts'
import { isObject, type JsonObject, omit } from '../../platform/values.ts'
import { unitOf, withUnit } from '../change-unit.ts'
import type { Quirk } from '../quirk.ts'
import { answering } from './platform-deviations.ts'

const CLAUSE = 'platform.changes.2-0.theme-warnings'
const checkingRoutes = ['active', 'upload', 'activate'].map(name =>
  unitOf(adminRoutes, `platform.admin-api.themes.${name}`),
)

/** As the real program does: no theme is asked for the version of the API, and whoever names one is told not to. */
const unwanted: Quirk = {
  id: `${CLAUSE}.unwanted`,
  clause: CLAUSE,
  says: 'it warns about themes that declare a version of the API, and about no others',
  apply: units => checkingRoutes.reduce((all, route) => withUnit(all, route, warningOtherwise), units),
}

/** The quirks of themes. */
export const themesQuirks: readonly Quirk[] = [unwanted]

function warningOtherwise(route: Route): Route {
  const change = answering((answer, call) =>
    mapAnswer(answer, json => mapRows(json, ['themes'], theme => withWarnings(theme, call))),
  )
  return { ...route, ...change(route) }
}

function withWarnings(theme: JsonObject, { site }: Call): JsonObject {
  const shown = omit(theme, ['warnings'])
  const engines = isObject(theme.package) ? theme.package.engines : undefined
  const key = `${site.brand.word}-api`
  if (!isObject(engines) || engines[key] === undefined) return shown
  const code = `GS010-PJ-${key.toUpperCase()}-PRESENT`
  const rule = `Remove engines.${key} from package.json`
  return { ...shown, warnings: [{ fatal: false, level: 'warning', rule, failures: [], code }] }
}
