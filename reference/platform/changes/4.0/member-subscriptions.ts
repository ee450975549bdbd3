import type { Change, Site } from '../../contracts.ts'
import { type JsonObject, omit } from '../../values.ts'
import { mapAnswer, mapRows } from '../rewrite.ts'

/** 4.0 made `subscriptions` a key of the member. Before, they stood in an object of the payment provider. */
export const memberSubscriptionsMoved: Change = {
  clause: 'platform.changes.4-0.member-subscriptions',
  since: 4,
  scope: 'shape',
  down: (answer, _asked, site) =>
    mapAnswer(answer, json => mapRows(json, ['members'], member => nested(member, site))),
}

function nested(member: JsonObject, { brand }: Site): JsonObject {
  const { subscriptions } = member
  if (subscriptions === undefined) return member
  return { ...omit(member, ['subscriptions']), [brand.payments]: { subscriptions } }
}
