import type { OperationRule } from '../../../content/graphql/operations/operation-rule.ts'
import type { GraphqlSettings, SettingRules } from '../../../content/graphql/settings/settings.ts'
import type { GraphqlUnits } from '../../../content/graphql/units.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the units of the GraphQL endpoint. */
export function changeGraphql(
  change: (graphql: GraphqlUnits) => Partial<GraphqlUnits>,
): (units: Units) => Units {
  return changeContent(({ graphql }) => ({ graphql: { ...graphql, ...change(graphql) } }))
}

/** Another way to read one key of the plugin's configuration. */
export function changeSetting<K extends keyof GraphqlSettings>(
  key: K,
  read: SettingRules[K]['read'],
): (units: Units) => Units {
  return changeGraphql(({ settings }) => ({
    settings: { ...settings, [key]: { ...settings[key], read } },
  }))
}

/** Another queries or mutations of every content-type, by the clause of the rule. */
export function changeOperation(
  clause: string,
  change: (rule: OperationRule) => OperationRule,
): (units: Units) => Units {
  return changeGraphql(({ operations }) => ({ operations: replaceUnit(operations, clause, change) }))
}
