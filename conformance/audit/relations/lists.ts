import type { Breach } from '../../overheard/judge/claim.ts'
import type { Ground, Row } from '../ground.ts'
import type { Answer } from '../question.ts'
import { foundIn, listOf } from '../survey/read-list.ts'
import type { Check } from './check.ts'
import { filter, isSame, isWithin, type SetLaw, wholeList } from './sets.ts'

/** A sort moves entries, and neither loses nor adds any. */
export function sortLaws({ attributes }: Ground): readonly SetLaw[] {
  return attributes.flatMap(({ path: [name = ''] }) => [
    {
      relation: 'a sort is a permutation',
      clause: 'content.sort.field',
      lists: [[`sort=${name}`], []],
      wrong: isSame,
    },
  ])
}

/** Live entries are among all of them, and what is no draft is live. */
export function publicationLaws({ drafts, rows }: Ground): readonly SetLaw[] {
  const hasStates = rows.some(({ attributes }) => 'publishedAt' in attributes)
  if (drafts === null || !hasStates) return []
  const published = ['publicationState=preview', filter(['publishedAt'], '$notNull', true)]
  return [
    {
      relation: 'live entries are among all',
      clause: 'content.publication.preview',
      lists: [[], ['publicationState=preview']],
      wrong: isWithin,
    },
    {
      relation: 'live is the default',
      clause: 'content.publication.default',
      lists: [['publicationState=live'], []],
      wrong: isSame,
    },
    {
      relation: 'what is published is live',
      clause: 'content.publication.live',
      lists: [published, ['publicationState=live']],
      wrong: isSame,
    },
  ]
}

/** The other way round the same values come in the opposite order. */
export function reversals(ground: Ground): readonly Check[] {
  return ground.attributes.map(({ path: [name = ''] }) => ({
    relation: 'a descending sort is the ascending one reversed',
    clause: 'content.sort.desc',
    questions: [`${name}:asc`, `${name}:desc`].map(sort => wholeList(ground, [`sort=${sort}`])),
    compare: answers => {
      const [up, down] = answers.map(foundIn)
      if (!up?.isWhole || !down?.isWhole) return undefined
      return notReversed(valuesIn(up.rows, name), valuesIn(down.rows, name).toReversed())
    },
  }))
}

/** Of entries without a value nobody says where they stand, and only of plain letters and digits what comes first. */
function valuesIn(rows: readonly Row[], name: string): readonly string[] {
  const values = rows.map(({ attributes }) => attributes[name]).filter(it => it !== null && it !== undefined)
  return values.map(it => String(it).toLowerCase()).filter(it => /^[-a-z0-9.:]+$/.test(it))
}

function notReversed(up: readonly string[], down: readonly string[]): Breach | null {
  if (up.length === down.length && up.every((value, at) => value === down[at])) return null
  return {
    says: 'the descending list is not the ascending one reversed',
    path: 'body.data',
    expected: up,
    actual: down,
  }
}

/** Pages of so many entries. */
const SIZES = [2, 5]
const MOST_PAGES = 12

/** Pages put together are the whole, by page and by offset. */
export function pageChecks(ground: Ground): readonly Check[] {
  const { key } = ground
  if (key === null) return []
  const filters = ground.attributes.filter(({ kind }) => kind === 'boolean').slice(0, 1)
  const narrowed = filters.map(({ path }) => filter(path, '$eq', true))
  return ['', ...narrowed].flatMap(narrow =>
    SIZES.flatMap(size =>
      [`sort=${key}`, `sort=${key}:desc`].flatMap(sort => pagesOf(ground, [narrow, sort], size)),
    ),
  )
}

function pagesOf(ground: Ground, parameters: readonly string[], size: number): readonly Check[] {
  const count = Math.ceil(ground.rows.length / size)
  if (count < 2 || count > MOST_PAGES) return []
  const pages = Array.from({ length: count }, (_, at) => at)
  const [whole, { plural, scope }] = [wholeList(ground, parameters), ground]
  const asked = (pagination: (at: number) => string) => [
    whole,
    ...pages.map(at => listOf(plural, [scope, ...parameters, pagination(at)])),
  ]
  return [
    {
      relation: 'pages put together are the whole',
      clause: 'content.pagination.page',
      questions: asked(at => `pagination[page]=${at + 1}&pagination[pageSize]=${size}`),
      compare: partsOfWhole,
    },
    {
      relation: 'parts by offset put together are the whole',
      clause: 'content.pagination.start',
      questions: asked(at => `pagination[start]=${at * size}&pagination[limit]=${size}`),
      compare: partsOfWhole,
    },
  ]
}

function partsOf([, ...parts]: readonly Answer[]): readonly Answer[] {
  return parts
}

function sizeTold({ json }: Answer): unknown {
  const { pageSize, limit } = Object(Object(Object(json).meta).pagination)
  return pageSize ?? limit
}

/** A parameter of pages alone: what it does not say is as it is in a list without any. */
export function loneParameters(ground: Ground): readonly Check[] {
  const { key, plural, scope, rows } = ground
  if (key === null || rows.length < 2) return []
  const sorted = `sort=${key}`
  const ask = (written: string) => listOf(plural, [scope, sorted, written])
  const usual = ask('')
  const check = (name: string, value: number, cut: (ids: Ids, usual: Ids, actual: Ids) => Ids): Check => ({
    relation: `${name} alone`,
    clause: `content.pagination.${name === 'pageSize' ? 'page-size' : name}`,
    questions: [wholeList(ground, [sorted]), usual, ask(`pagination[${name}]=${value}`)],
    compare: answers => {
      const [whole, first, part] = answers.map(foundIn)
      if (!whole?.isWhole || !first || !part) return undefined
      const [all, few, actual] = [whole, first, part].map(({ rows: its }) => its.map(({ id }) => id))
      const expected = cut(all ?? [], few ?? [], actual ?? [])
      if (expected.join() === actual?.join()) return null
      return { says: `${name} alone shows another part of the list`, path: 'body.data', expected, actual }
    },
  })
  return [
    check('page', 1, (_, few) => few),
    check('pageSize', 2, all => all.slice(0, 2)),
    // How many are shown may be configured for offsets in another way than for pages.
    check('start', 1, (all, _, actual) => all.slice(1, 1 + Math.max(1, actual.length))),
    check('limit', 2, all => all.slice(0, 2)),
  ]
}

type Ids = readonly (string | number)[]

function partsOfWhole(answers: readonly Answer[]): Breach | null | undefined {
  const [whole, ...parts] = answers.map(foundIn)
  const isKnown = parts.every(it => it !== null)
  if (!whole?.isWhole || !isKnown) return undefined
  const expected = whole.rows.map(({ id }) => id)
  const actual = parts.flatMap(part => part?.rows.map(({ id }) => id) ?? [])
  const totals = new Set([whole, ...parts].map(it => it?.total))
  const sizes = new Set(partsOf(answers).map(sizeTold))
  if (expected.join() !== actual.join())
    return { says: 'the parts put together are not the whole list', path: 'body.data', expected, actual }
  if (sizes.size > 1) {
    const says = 'asked for the same size, the parts of a list tell different ones'
    return { says, path: 'body.meta.pagination', expected: 'one size', actual: [...sizes] }
  }
  if (totals.size === 1) return null
  return {
    says: 'the parts of a list tell different totals',
    path: 'body.meta.pagination.total',
    expected: whole.total,
    actual: [...totals],
  }
}
