import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const policiesWithoutArguments: Quirk = {
  id: 'content.graphql.extension.policies.context.without-arguments',
  clause: 'content.graphql.extension.policies.context',
  says: 'policies do not see the arguments',
  apply: changeExtension(({ policyContext }) => ({
    policyContext: { ...policyContext, tell: call => policyContext.tell({ ...call, args: {} }) },
  })),
}
