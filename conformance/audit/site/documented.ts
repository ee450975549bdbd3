import { isObject } from '../../compare/json-value.ts'
import type { Breach } from '../../overheard/judge/claim.ts'
import type { Answer, Question } from '../question.ts'
import type { Check } from '../relations/check.ts'
import { resourceAt, rowsIn, type SeenResource, type SiteRow } from './read-rows.ts'

/** A post or page that is asked for by its id is that one. */
export function readsById({ resource, rows }: SeenResource): readonly Check[] {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (resource.name !== 'posts' && resource.name !== 'pages') return []
  const chosen = [...new Set([first, last].flatMap(row => row?.id ?? []))]
  return chosen.map(id => ({
    relation: 'what is asked for by its id is that one',
    clause: `platform.content-api.${resource.name}.read`,
    questions: [resourceAt(resource, [], `${id}/`)],
    compare: ([answer]) => {
      const shown = answer && rowsIn(answer, resource)
      if (!shown) return undefined
      const ids = shown.map(row => row.id)
      if (ids.join() === id) return null
      return wrong('another one is shown', `body.${resource.name}`, [id], ids)
    },
  }))
}

/** Pages are no posts. */
export function apart(seen: SeenResource, all: readonly SeenResource[]): readonly Check[] {
  const { resource } = seen
  const pages = all.find(it => it.resource.name === 'pages' && it.resource.base === resource.base)
  if (resource.name !== 'posts' || !pages) return []
  return [
    {
      relation: 'posts and pages have nothing in common',
      clause: 'platform.changes.2-0.posts-and-pages',
      questions: [resourceAt(resource, ['limit=50']), resourceAt(pages.resource, ['limit=50'])],
      compare: ([one, two]) => {
        const [posts, others] = [one && rowsIn(one, resource), two && rowsIn(two, pages.resource)]
        if (!posts || !others) return undefined
        const known = new Set(others.map(({ id }) => id))
        const both = posts.map(({ id }) => id).filter(id => known.has(id))
        if (both.length === 0) return null
        return wrong('rows are posts and pages at once', 'body.pages', 'in one of the two lists alone', both)
      },
    },
  ]
}

/** The primary ones come with both names in `include`, and with none of them alone. Without any is judged of any answer. */
export function primaryOnes({ resource, rows: [first] }: SeenResource): readonly Check[] {
  if ((resource.name !== 'posts' && resource.name !== 'pages') || first === undefined) return []
  return ['', `${first.id}/`].flatMap(path => [
    primaryCheck('include=tags,authors brings the primary ones', ['tags,authors'], { resource, path }),
    primaryCheck('tags or authors alone bring no primary ones', ['tags', 'authors'], { resource, path }),
  ])
}

const PRIMARY = ['primary_tag', 'primary_author']

function primaryCheck(
  relation: string,
  included: readonly string[],
  { resource, path }: Pick<SeenResource, 'resource'> & { readonly path: string },
): Check {
  const isShown = included.length === 1
  return {
    relation,
    clause: 'platform.content-api.primary-relations',
    questions: included.map(names => resourceAt(resource, [`include=${names}`], path)),
    compare: answers => {
      const rows = answers.flatMap(answer => rowsIn(answer, resource) ?? [])
      if (rows.length === 0) return undefined
      const name = PRIMARY.find(it => rows.some(row => (isShown ? lacks(row, it) : it in row)))
      if (name === undefined) return null
      const [expected, actual] = isShown ? PRIMARY : ['<absent>', name]
      const says = `${name} is ${isShown ? 'not ' : ''}shown`
      return wrong(says, `body.${resource.name}`, expected, isShown ? '<absent>' : actual)
    },
  }
}

/** Whether a row that must have a primary one does not show it; of what there is none a server may show nothing. */
function lacks(row: SiteRow, name: string): boolean {
  const chosenFrom = name === 'primary_tag' ? row.tags : row.authors
  if (name in row || !Array.isArray(chosenFrom) || chosenFrom.length === 0) return false
  // An internal tag may be no primary one.
  return name !== 'primary_tag' || chosenFrom.every(tag => Object(tag).visibility === 'public')
}

/** A client says which version it expects. */
function expecting(question: Question, version: string): Question {
  return { ...question, headers: { 'accept-version': version } }
}

/** A request with accept-version is answered with content-version, which is that of the site whatever was expected. */
export function versions({ resource, rows: [first] }: SeenResource): readonly Check[] {
  if (!isSingleUrl(resource.base)) return []
  const path = first === undefined ? '' : `${first.id}/`
  const questions = ['', path].map(it => resourceAt(resource, ['limit=5'], it))
  return questions.map(question => ({
    relation: 'accept-version is answered with the version of the site',
    clause: 'platform.versioning.content-version',
    questions: ['v3.0', 'v4.0', 'v5.0'].map(version => expecting(question, version)),
    compare: answers => {
      const told = answers.map(({ headers }) => headers['content-version'] ?? '<absent>')
      const isTold = !told.includes('<absent>') && new Set(told).size === 1
      const says = 'the version of the site is not told, or depends on what the client expects'
      return isTold ? null : wrong(says, 'headers.content-version', 'the same version', told)
    },
  }))
}

export function isSingleUrl(base: string): boolean {
  return !/\/api\/(v\d|canary)/.test(base)
}

/** Names of earlier majors, by the resource of today; in no version since that major they are served. */
const OLD_NAMES = {
  authors: { name: 'users', since: 2, clause: 'platform.changes.2-0.authors' },
  tiers: { name: 'products', since: 5, clause: 'platform.changes.5-0.tiers-replace-products' },
}

/** What has another name now is not served under the old one. */
export function oldNames({ resource, rows }: SeenResource): readonly Check[] {
  const { base, name } = resource
  if ((name !== 'authors' && name !== 'tiers') || rows.length === 0 || !isSingleUrl(base)) return []
  const { name: old, since, clause } = OLD_NAMES[name]
  const paths = ['', ...rows.slice(0, 1).map(({ id }) => `${id}/`)]
  return paths.map(path => ({
    ...{ relation: `${old} are ${name}`, isKeptByRefusal: true, clause },
    questions: [expecting({ path: `${base}${old}/${path}` }, 'v5.0')],
    compare: ([answer]) => {
      const version = Number(/\d+/.exec(answer?.headers['content-version'] ?? '')?.[0] ?? Number.NaN)
      // An older site may have the older name.
      if (!answer || !isListOf(answer, [old, name]) || !(version >= since)) return undefined
      return wrong(`${old} are served`, 'body', 'a refusal', Object.keys(Object(answer.json)))
    },
  }))
}

/** What is a post is not found as a page, nor the other way round. */
export function notFoundAsOther({ resource, rows: [first] }: SeenResource): readonly Check[] {
  if ((resource.name !== 'posts' && resource.name !== 'pages') || first === undefined) return []
  const other = { ...resource, name: resource.name === 'posts' ? 'pages' : 'posts' } as const
  return [
    {
      relation: 'a post is not found as a page, nor a page as a post',
      clause: 'platform.changes.2-0.posts-and-pages',
      isKeptByRefusal: true,
      questions: [resourceAt(other, [], `${first.id}/`)],
      compare: ([answer]) => {
        const ids = (answer && rowsIn(answer, other))?.map(({ id }) => id)
        if (!ids?.includes(first.id)) return undefined
        return wrong(`${first.id} of ${resource.name} is found`, `body.${other.name}`, 'a refusal', ids)
      },
    },
  ]
}

function isListOf({ json }: Answer, names: readonly string[]): boolean {
  return isObject(json) && names.some(name => Array.isArray(json[name]))
}

function wrong(says: string, path: string, expected: unknown, actual: unknown): Breach {
  return { says, path, expected, actual }
}
