import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestTarget } from '../conformance/client/request-target.ts'
import { first, queriesOf } from '../conformance/fuzz/generate.ts'
import { restQueries } from '../conformance/fuzz/rest/generate/queries.ts'
import { type Parameter, type RestQuery, targetOf } from '../conformance/fuzz/rest/rest-query.ts'
import type { WhyEntry, WhyList } from '../reference/index.ts'
import { openRestaurants } from './support/restaurants.ts'
import { wrongIn } from './support/why-and-answer.ts'

const RUNS = Number(process.env.ASSAYER_WHY_RUNS ?? 300)
const BUSY = 3_600_000
const SEED = Number(fc.readConfigureGlobal()?.seed)

const { reference, vocabulary } = await openRestaurants()

const get = (query: RestQuery) => ({
  method: 'GET',
  target: requestTarget(targetOf(query)),
  headers: { authorization: 'Bearer reader-access-key-of-the-restaurants' },
  body: null,
})

const parameter = (value: string, ...at: readonly string[]): Parameter => ({ at, value })
const ALL = parameter('100', 'pagination', 'limit')
const ANY_STATE = parameter('preview', 'publicationState')
const ANY_LOCALE = parameter('all', 'locale')

/** The ids that a list has with these parameters, on one page; null when it is refused. */
async function idsOf(path: string, parameters: readonly Parameter[]): Promise<ReadonlySet<unknown> | null> {
  const { status, body } = await reference.handle(
    get({ door: 'rest', path, parameters: [...parameters, ALL] }),
  )
  if (status !== 200) return null
  const { data } = JSON.parse(String(body))
  return new Set(data.map((entry: unknown) => Object(entry).id))
}

/** The parameters of a query that stand at a part of it, `filters[seats][$lt]`, or below. */
function below(part: string, { parameters }: RestQuery): readonly Parameter[] {
  return parameters.filter(({ at: [name = '', ...rest] }) => {
    const written = name + rest.map(step => `[${step}]`).join('')
    return written === part || written.startsWith(`${part}[`)
  })
}

/** What is asked when one part of a query is asked alone. */
function alone(part: string, query: RestQuery): readonly Parameter[] {
  const own = below(part, query)
  if (part === 'publicationState') return [...own, ANY_LOCALE]
  return part === 'locale' ? [...own, ANY_STATE] : [...own, ANY_STATE, ANY_LOCALE]
}

async function wrongOut({ id, name, reasons }: WhyEntry, query: RestQuery): Promise<readonly string[]> {
  if (reasons.length === 0) return [`${name} is out for no reason`]
  const wrong = await Promise.all(
    reasons.map(async ({ part }) => {
      const ids = await idsOf(query.path, alone(part, query))
      return ids === null || ids.has(id)
        ? [`${name} is out by ${part}, which keeps it when it is asked alone`]
        : []
    }),
  )
  return wrong.flat()
}

async function wrongList({ entries }: WhyList, query: RestQuery): Promise<readonly string[]> {
  const ids = await idsOf(
    query.path,
    query.parameters.filter(({ at: [name] }) => name !== 'pagination' && name !== 'populate'),
  )
  const said = entries.filter(({ standing }) => standing !== 'out').map(entry => entry.id)
  const isSame = said.length === ids?.size && said.every(id => ids.has(id))
  const out = entries.filter(({ standing }) => standing === 'out')
  const wrong = await Promise.all(out.map(entry => wrongOut(entry, query)))
  return [
    ...(isSame ? [] : [`said to be in: ${said.join()}, are in: ${[...(ids ?? [])].join()}`]),
    ...wrong.flat(),
  ]
}

test(
  `of ${RUNS} generated queries, who is in is in the answer, and who is out fails a part of the query that is asked alone`,
  async () => {
    const wrong: string[] = []
    let lists = 0
    for (const query of first(queriesOf(restQueries(vocabulary), SEED), RUNS)) {
      if (query.door !== 'rest') continue
      const why = await reference.why(get(query))
      const [list] = why.lists
      const found = wrongIn(why, await reference.handle(get(query)))
      const isList = list && why.answer.status === 200 && !list.path.includes('/') && isOwn(list)
      if (isList) lists++
      const told = isList ? await wrongList(list, query) : []
      wrong.push(...[...found, ...told].map(it => `${decodeURI(targetOf(query))}: ${it}`))
      if (wrong.length > 5) break
    }
    expect(wrong).toEqual([])
    expect(lists).toBeGreaterThan(RUNS / 10)
  },
  BUSY,
)

/** Users and files are shown bare, and single types as one entry. */
function isOwn({ type }: WhyList): boolean {
  return type.startsWith('api::') && reference.world.models.types.get(type)?.kind === 'collectionType'
}
