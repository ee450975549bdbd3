import type { Clause } from '../suite/clause.ts'
import type { LiftNeeds, TypeTrait } from '../suite/lift-document.ts'
import { placesFor } from './place.ts'
import type { Survey } from './survey.ts'

/** Why a clause finds no place in a world, in one sentence: the first thing that it needs and does not find. */
export function lackingText({ lifts }: Clause, seen: Survey): string {
  if (seen.types.length === 0)
    return 'no list of the world can be read, neither by everybody nor with a token of its options.json'
  const missing = lifts.map(lift => firstMissing(lift.with ?? {}, seen))
  if (missing.includes(null))
    return 'the world has no entries that would tell a right answer from a wrong one'
  return `the world has no ${[...new Set(missing)].join(', and no ')}`
}

/** Null when everything is there. */
function firstMissing(needs: LiftNeeds, seen: Survey): string | null {
  return stepsTo(needs).find(({ needs }) => placesFor(needs, seen).length === 0)?.says ?? null
}

interface Step {
  readonly needs: LiftNeeds
  readonly says: string
}

/** From the type alone to all that is needed; of each step what it is that it adds. */
function stepsTo(all: LiftNeeds): readonly Step[] {
  const { type, relation, inner, deeper, deepest, field, attribute, second, other, always } = all
  const link = wordsFor(relation)
  const behind = (kinds: readonly string[] | undefined, way: string) =>
    kinds ? `${wordsFor(kinds)} behind a ${way}` : way
  const [middle, third] = [behind(inner, link), behind(deeper, behind(inner, link))]
  const end = behind(deepest, third)
  const attributeWith = (what: string) =>
    `${wordsFor(field ?? attribute)} attribute with ${what}${field ? ` behind a ${end}` : ''}`
  const steps: readonly Step[] = [
    { needs: { type: type ?? [] }, says: 'content type' },
    { needs: { ...(relation && { relation }) }, says: link },
    { needs: { ...(inner && { inner }) }, says: middle },
    { needs: { ...(deeper && { deeper }) }, says: third },
    { needs: { ...(deepest && { deepest }) }, says: end },
    { needs: { ...(other && { other }) }, says: `${wordsFor(other)} beside a ${link}` },
    { needs: { ...(attribute && { attribute }), ...(field && { field }) }, says: attributeWith('values') },
    { needs: { ...(always && { always }) }, says: attributeWith('a value in every entry') },
    { needs: { ...(second && { second }) }, says: `${wordsFor(second)} attribute beside another one` },
  ]
  const where = (type ?? []).map(trait => TRAITS[trait]).join(' and ')
  return steps.map(({ says }, index) => ({
    needs: Object.assign({}, ...steps.slice(0, index + 1).map(({ needs }) => needs)),
    says: where === '' ? says : index === 0 ? `${says} ${where}` : `${says} in a content type ${where}`,
  }))
}

const TRAITS: Readonly<Record<TypeTrait, string>> = {
  drafts: 'with draft and publish',
  'no-drafts': 'without draft and publish',
  localized: 'with entries in two locales',
  'not-localized': 'that is not localized',
  key: 'with an attribute that sorts its entries without ties',
  many: 'with more than 25 entries',
  closed: 'that not everybody may read',
}

/** Kinds that are not called by their own names. */
const WORDS: Readonly<Record<string, string>> = {
  texts: 'text',
  numbers: 'number',
  plain: 'text, number, boolean or enumeration',
  documented: 'string, rich text or boolean',
  relations: 'relation',
  'to-one': 'relation to one entry',
  'to-many': 'relation to many entries',
  file: 'single media field',
  files: 'media field',
  component: 'single component',
  components: 'repeatable component',
  parts: 'component',
  zone: 'dynamic zone',
  'zone-part': 'component of a dynamic zone',
  'one-to-one': 'relation of one to one that leads back',
  morphs: 'relation to entries of any type',
  'morph-one': 'relation to one entry of any type',
  'morph-many': 'relation to many entries of any type',
  'morph-inverse': 'relation back from one to any type',
  localizations: 'localized content type',
}

function wordsFor(kinds: readonly string[] = []): string {
  const words = kinds.map(kind => WORDS[kind] ?? kind)
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(it => it !== '').join(' or ')
}
