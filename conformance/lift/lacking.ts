import type { Clause } from '../suite/clause.ts'
import type { LiftNeeds } from '../suite/lift-document.ts'
import { placesFor } from './place.ts'
import type { Survey } from './survey.ts'

/** Why a clause finds no place in a world, in one sentence. */
export function lackingText({ lifts }: Clause, seen: Survey): string {
  const needs = lifts.map(lift => lift.with ?? {})
  if (needs.some(it => placesFor(it, seen).length > 0))
    return 'the world has no entries that would tell a right answer from a wrong one'
  const texts = [...new Set(needs.map(needsText))]
  // Who lacks the one lacks what asks for still more.
  const least = texts.filter(text => !texts.some(it => text.startsWith(`${it}, `)))
  return `the world has no place for it: it needs ${least.join(', or ')}`
}

const TRAITS = {
  drafts: 'with drafts',
  'no-drafts': 'without draft and publish',
  localized: 'with entries in two locales',
  'not-localized': 'that is not localized',
  key: 'whose entries are told apart by an attribute',
  closed: 'that not everybody may read',
  many: 'with more than 25 entries',
} as const

function needsText({
  type = [],
  attribute,
  second,
  relation,
  inner,
  deeper,
  other,
  field,
}: LiftNeeds): string {
  const parts = [
    ...(attribute ? [`an attribute with values (${attribute.join(', ')})`] : []),
    ...(second ? [`another one (${second.join(', ')})`] : []),
    ...(other ? [`another thing that leads elsewhere (${other.join(', ')})`] : []),
    ...(relation ? [`something that leads elsewhere (${relation.join(', ')})`] : []),
    ...(inner ? [`and from there on (${inner.join(', ')})`] : []),
    ...(deeper ? [`and once more (${deeper.join(', ')})`] : []),
    ...(field ? [`to an attribute with values (${field.join(', ')})`] : []),
  ]
  const traits = type.map(trait => TRAITS[trait]).join(' and ')
  const where = traits === '' ? 'a list that can be read' : `a list that can be read, of a type ${traits}`
  return parts.length === 0 ? where : `${where}, ${parts.join(' ')}`
}
