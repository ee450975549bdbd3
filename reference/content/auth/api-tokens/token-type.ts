import type { ApiToken } from '../../world/content-world.ts'

/** What the bearer of one type of API token may do. */
export interface ApiTokenType {
  readonly clause: string
  readonly type: ApiToken['type']
  /** Makes the check for one token. */
  readonly grants: (token: ApiToken) => (action: string) => boolean
}
