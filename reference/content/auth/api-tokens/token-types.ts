import { custom } from './custom.ts'
import { fullAccess } from './full-access.ts'
import { readOnly } from './read-only.ts'
import type { ApiTokenType } from './token-type.ts'

/** The types of API token there are. */
export const apiTokenTypes: readonly ApiTokenType[] = [readOnly, fullAccess, custom]
