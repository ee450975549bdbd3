import { isObject } from '../../compare/json-value.ts'
import type { Service } from '../../suite/clause.ts'
import type { SourceRequest } from '../requests/source.ts'
import { decoded, isGraphqlBody, resourceOf } from './request.ts'

/** An id is read in lists and typed at a terminal. */
const LONGEST = 60

export function serviceOf(path: string): Service {
  return path.startsWith('/platform/') ? 'platform' : 'content'
}

/** `content.recorded.posts`: requests of one resource stand in one file. */
export function clauseOf(path: string): string {
  const service = serviceOf(path)
  const api = /^\/platform\/api\/(?:(?:v[\d.]+|canary)\/)?(\w+)\//.exec(path)?.[1]
  const words = [...(api === undefined ? [] : [api]), ...resourceOf(path).slice(0, 1)]
  return `${service}.recorded.${wordsIn(words.join(' ')) || 'root'}`
}

/** What a request asks, in words: `filters-slug-eq-hello`. It is the same for the same request. */
export function nameOf({ method, path, body, as }: SourceRequest): string {
  const [bare = '', ...query] = path.split('?')
  const words = [
    ...(method === 'GET' || isGraphqlBody(body) ? [] : [method]),
    ...resourceOf(bare).slice(1),
    ...(isGraphqlBody(body) ? [graphqlWords(body)] : [decoded(query.join(' '))]),
    ...(as === 'public' ? [] : ['as', as.replace(/^(user|token|session):/, '')]),
  ]
  return wordsIn(words.join(' ').replace(/<[^<>:]+:([^<>]+)>/g, '$1')) || 'all'
}

/** The operation's name, or the fields that it asks for. */
function graphqlWords(body: { readonly query: string; readonly operationName?: unknown }): string {
  const named = /\b(?:query|mutation)\s+(\w+)/.exec(body.query)?.[1] ?? body.operationName
  const variables = isObject(Object(body).variables) ? JSON.stringify(Object(body).variables) : ''
  return `${typeof named === 'string' ? named : body.query} ${variables}`
}

function wordsIn(text: string): string {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
  const taken = words.filter((_, index) => words.slice(0, index + 1).join('-').length <= LONGEST)
  return taken.join('-')
}

/** Gives each name once: the second `all` is `all-2`. */
export function distinctNames(): (name: string) => string {
  const taken = new Map<string, number>()
  return name => {
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}
