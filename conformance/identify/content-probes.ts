import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import type { OracleWorld } from '../targets/oracle.ts'
import type { ContentPlace } from './content-place.ts'
import { foretelling } from './foretelling.ts'
import type { Hypothesis } from './hypotheses.ts'
import type { Probe } from './probe.ts'

/** Requests about what a place shows, whose answers the hypotheses foretell. */
export async function contentProbes(
  place: ContentPlace,
  world: OracleWorld,
  hypotheses: readonly Hypothesis[],
): Promise<readonly Probe[]> {
  const oracle = foretelling(world)
  const able = hypotheses.filter(({ services }) => services.includes('content'))
  const probes = queriesFor(place).map(async path => {
    const answers = able.map(
      async it => [it.name, idsOf(await oracle.answer(it, path)) ?? 'nothing'] as const,
    )
    const foretold = new Map(await Promise.all(answers))
    return { path, signs: [{ read: idsOf, trust: TRUST, foretold }] }
  })
  return [...(await Promise.all(probes)), unknownFieldProbe(place, able)]
}

/** Custom code, hooks and collations of its own make a server answer otherwise. */
const TRUST = 0.93

/**
 * The ids of a list in their order, or that it is refused: a fault of the real program counts as a refusal, as the
 * reference makes it one. Null where nothing is shown at all.
 */
function idsOf(outcome: Outcome): string | null {
  if (outcome.kind !== 'answer' || [401, 403, 429].includes(outcome.status)) return null
  if (outcome.status === 400 || outcome.status >= 500) return 'refused'
  const { data } = Object(outcome.json)
  if (Array.isArray(data)) return data.map(item => (isObject(item) ? item.id : null)).join(' ')
  return outcome.status === 200 && isObject(data) ? `one ${data.id}` : `status ${outcome.status}`
}

/** UNDOCUMENTED: since 4.16 or so Strapi refuses unknown names in the fields of what is populated. */
function unknownFieldProbe({ path }: ContentPlace, hypotheses: readonly Hypothesis[]): Probe {
  const strapi = hypotheses.filter(({ program }) => program.name === 'Strapi')
  const foretold = new Map(
    strapi.map(({ name, program }) => [name, program.version?.startsWith('4.15') ? 'taken' : 'refused']),
  )
  const read = (outcome: Outcome) => {
    const ids = idsOf(outcome)
    return ids === null || ids === 'refused' ? ids : 'taken'
  }
  return {
    path: `${path}?populate[createdBy][fields][0]=assayerIdentify`,
    signs: [{ read, trust: 0.9, foretold }],
  }
}

function queriesFor({ path, attribute, rows, isCut }: ContentPlace): readonly string[] {
  const filter = (operator: string, operand: string) =>
    `filters[${attribute}][${operator}]=${encodeURIComponent(operand)}`
  const texts = rows.flatMap(({ text }) => (text !== null && /[a-z]/i.test(text) ? [text] : []))
  const text = texts[Math.floor(texts.length / 2)] ?? ''
  const word = /[a-z]+/i.exec(text)?.[0] ?? ''
  const last = rows.at(-1)?.id ?? 1
  const bound = isCut ? `&filters[id][$lte]=${last}` : ''
  const conditions = [
    filter('$contains', otherCase(word)),
    filter('$startsWith', otherCase(text.slice(0, 3))),
    filter('$endsWith', otherCase(text.slice(-3))),
    filter('$notContains', otherCase(word)),
    filter('$eq', otherCase(text)),
    filter('$in', otherCase(text)),
    filter('$eqi', '%'),
    filter('$contains', '%'),
    filter('$contains', '\\'),
    filter('$lt', otherCase(text)),
    filter('$gte', text.toUpperCase()),
    ...accented(texts).map(it => filter('$containsi', it)),
    filter('$jsonSupersetOf', text),
    `filters[id][$contains]=${String(last).slice(0, 1)}`,
    `filters[id][$eq]=${last}abc`,
  ]
  return [
    ...conditions.map(it => `${path}?${it}${bound}&sort=id&pagination[pageSize]=100`),
    ...['', ':desc'].map(
      way => `${path}?sort[0]=${attribute}${way}&sort[1]=id&pagination[pageSize]=100${bound}`,
    ),
    `${path}/${last}abc`,
  ]
}

function otherCase(text: string): string {
  return [...text].map(it => (it === it.toLowerCase() ? it.toUpperCase() : it.toLowerCase())).join('')
}

/** A word with a letter that is none of ASCII, in the other case. */
function accented(texts: readonly string[]): readonly string[] {
  const word = texts
    .flatMap(text => /\p{L}*[^\P{L}a-zA-Z]\p{L}*/u.exec(text) ?? [])
    .find(it => otherCase(it) !== it)
  return word === undefined ? [] : [otherCase(word)]
}
