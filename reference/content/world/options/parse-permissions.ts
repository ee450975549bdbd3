import { expectedName } from '../../../world/expected-name.ts'
import type { JsonObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { ContentOptions } from '../content-world.ts'

/** Granted actions by role; null when the world names none, which grants every action to the public role. */
export function parsePermissions(
  json: JsonObject | undefined,
  roleTypes: readonly string[],
  known: ReadonlySet<string>,
): ContentOptions['permissions'] {
  if (!json) return null
  json.only(roleTypes)
  const roles = Object.keys(json.fields).map(role => {
    const actions = json.texts(role) ?? []
    checkActions(actions, known, json.place.at(role))
    return [role, actions] as const
  })
  return Object.fromEntries(roles)
}

/** Every action is one that can be granted. */
export function checkActions(actions: readonly string[], known: ReadonlySet<string>, place: Place): void {
  actions.forEach((action, i) => {
    if (known.has(action)) return
    place.at(i).wrong(shown(action), expectedName(action, known, 'an action, <uid>.<action>'))
  })
}
