import { roleOperations } from './accounts/roles.ts'
import { signInOperations } from './accounts/sign-in.ts'
import { userOperations } from './accounts/users.ts'
import { fileOperations } from './files/operations.ts'
import type { FixedOperation } from './fixed-operation.ts'

/** The operations that plugins bring, in the order in which the schema shows them. */
export const fixedOperations: readonly FixedOperation[] = [
  ...fileOperations,
  ...roleOperations,
  ...userOperations,
  ...signInOperations,
]
