import type { Change, IntegrationScope } from '../../contracts.ts'
import { integrationScope } from '../../service/permissions.ts'

const LATER = ['settings', 'roles', 'invites', 'tiers', 'newsletters']

/** Products, which tiers were, are not open to integrations. */
export const earlierScope: IntegrationScope = {
  clause: 'platform.changes.5-0.integration-scope',
  methods: Object.fromEntries(
    Object.entries(integrationScope.methods).filter(([entity]) => !LATER.includes(entity)),
  ),
}

/**
 * 5.x opened settings, roles, invites, tiers and newsletters to integrations.
 * UNDOCUMENTED: observed on the real programs.
 */
export const integrationScopeWidened: Change = {
  clause: 'platform.changes.5-0.integration-scope',
  since: 5,
  scope: 'program',
  restores: [earlierScope],
  undo: units => ({ ...units, integrationScopes: [earlierScope] }),
}
