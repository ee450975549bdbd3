import type { NegotiationRule } from '../contracts.ts'
import { clientVersion } from './client-version.ts'
import { compatibility } from './compatibility.ts'
import { contentVersion } from './content-version.ts'
import { versionAhead, versionBehind, versionUnreadable } from './not-acceptable.ts'
import { notification } from './notification.ts'

/** The rules of version negotiation in the order in which they are asked. */
export const negotiationRules: readonly NegotiationRule[] = [
  clientVersion,
  compatibility,
  contentVersion,
  versionUnreadable,
  versionBehind,
  versionAhead,
  notification,
]
