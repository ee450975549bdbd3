import type { Clause } from '../suite/clause.ts'
import type { LiftNeeds } from '../suite/lift-document.ts'
import { placesFor } from './place.ts'
import type { Survey } from './survey.ts'

/** Why a clause finds no place in a world, in one sentence. */
export function lackingText({ lifts }: Clause, seen: Survey): string {
  const needs = lifts.map(lift => lift.with ?? {})
  if (needs.some(it => placesFor(it, seen).length > 0))
    return 'the world has no entries that would tell a right answer from a wrong one'
  return `the world has no place for it: it needs ${[...new Set(needs.map(needsText))].join(', or ')}`
}

const TRAITS = {
  drafts: 'with drafts',
  'no-drafts': 'without draft and publish',
  localized: 'with entries in two locales',
  'not-localized': 'that is not localized',
  key: 'whose entries are told apart by an attribute',
  many: 'with more than 25 entries',
} as const

function needsText({ type = [], attribute, second, relation, inner, further, field }: LiftNeeds): string {
  const parts = [
    ...(attribute ? [`an attribute with values (${attribute.join(', ')})`] : []),
    ...(second ? [`another one (${second.join(', ')})`] : []),
    ...(relation ? [`something that leads elsewhere (${relation.join(', ')})`] : []),
    ...(inner ? [`and from there on (${inner.join(', ')})`] : []),
    ...(further ? [`and once more (${further.join(', ')})`] : []),
    ...(field ? [`to an attribute with values (${field.join(', ')})`] : []),
  ]
  const traits = type.map(trait => TRAITS[trait]).join(' and ')
  const where = traits === '' ? 'a list that can be read' : `a list that can be read, of a type ${traits}`
  return parts.length === 0 ? where : `${where}, ${parts.join(' ')}`
}
