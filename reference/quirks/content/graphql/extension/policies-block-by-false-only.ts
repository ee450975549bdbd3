import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const policiesBlockByFalseOnly: Quirk = {
  id: 'content.graphql.extension.policies.result.false-only',
  clause: 'content.graphql.extension.policies.result',
  says: 'only false blocks',
  apply: changeExtension(({ policy }) => ({ policy: { ...policy, passes: result => result !== false } })),
}
