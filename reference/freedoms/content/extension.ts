import { partRules } from '../../content/graphql/extension/extensions.ts'
import { typeFunctions, typeGetters } from '../../content/graphql/extension/shadow-crud/functions.ts'
import { settingRules } from '../../content/graphql/settings/rules.ts'
import { unitOf, withUnit } from '../../quirks/change-unit.ts'
import type { Freedom } from '../freedom.ts'

const EXTENSION = 'content/endpoints/programmatic-extension-interface-not-http'
const disable = unitOf(typeFunctions, 'content.graphql.extension.disable')
const isActionEnabled = unitOf(typeGetters, 'content.graphql.extension.is-action-enabled')

/** What the extension interface and the bounds of GraphQL leave open. */
export const extensions: readonly Freedom[] = [
  {
    id: 'content.extension.disabled-altogether',
    says: 'says of a content-type that was disabled that its queries and mutations are as well',
    leftOpenBy: [`${EXTENSION}.row.disable`],
    apply: units =>
      withUnit(units, disable, unit => ({
        ...unit,
        change: () => ({ enabled: false, queries: false, mutations: false }),
      })),
  },
  {
    id: 'content.extension.actions-of-disabled',
    says: 'says of an action that it is disabled where all queries and mutations are',
    leftOpenBy: [`${EXTENSION}.sentence-5`, `${EXTENSION}.sentence-6`],
    apply: units =>
      withUnit(units, isActionEnabled, unit => ({
        ...unit,
        read: (state, action) => (state.queries || state.mutations) && unit.read(state, action),
      })),
  },
  {
    id: 'content.extension.last-is-outermost',
    says: 'puts the last middleware outermost',
    leftOpenBy: [`${EXTENSION}.row.middlewares`],
    apply: units =>
      withUnit(units, partRules.resolversConfig, unit => ({
        ...unit,
        read: given =>
          new Map(
            [...unit.read(given)].map(([path, config]) => [
              path,
              { ...config, middlewares: config.middlewares.toReversed() },
            ]),
          ),
      })),
  },
  {
    id: 'content.graphql.depth-from-one',
    says: 'counts the outermost field of a query as one level',
    leftOpenBy: ['content/endpoints/graphql-configuration-under-graphql-config-in-th.row.depthlimit'],
    apply: units =>
      withUnit(units, settingRules.depthLimit, unit => ({
        ...unit,
        read: config => {
          const most = unit.read(config)
          return most === null ? null : most - 1
        },
      })),
  },
]
