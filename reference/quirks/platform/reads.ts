import { mapAnswer, mapRows } from '../../platform/changes/rewrite.ts'
import type { Site } from '../../platform/contracts.ts'
import type { Api, ApiRequest } from '../../platform/http/request.ts'
import type { JsonObject } from '../../platform/values.ts'
import type { Major } from '../../platform/version.ts'
import type { Rewriting } from './platform-deviations.ts'

/** Some reads of posts or pages. */
export interface Reads {
  /** As it stands in ids: `in-lists-of-posts`. */
  readonly word: string
  readonly says: string
  readonly path: RegExp
}

/** Lists and single reads, of posts and of pages. */
export const readsOfPosts: readonly Reads[] = [
  { word: 'lists-of-posts', says: 'lists of posts', path: /^\/posts\/$/ },
  { word: 'single-posts', says: 'posts that are read alone', path: /^\/posts\/.+/ },
  { word: 'lists-of-pages', says: 'lists of pages', path: /^\/pages\/$/ },
  { word: 'single-pages', says: 'pages that are read alone', path: /^\/pages\/.+/ },
]

/** Which answers are shown otherwise. */
export interface Shown {
  readonly api: Api
  readonly path: RegExp
  /** Only when the site runs as one of these. */
  readonly majors?: readonly Major[]
  readonly when?: (asked: ApiRequest) => boolean
}

const ROOTS = ['posts', 'pages', 'authors', 'users', 'tags', 'members', 'settings']

/** Each row of these answers is shown otherwise. */
export function showingRows(shown: Shown, change: (row: JsonObject, site: Site) => JsonObject): Rewriting {
  return {
    down: (answer, asked, site) =>
      isShown(shown, asked, site)
        ? mapAnswer(answer, json => mapRows(json, ROOTS, row => change(row, site)))
        : answer,
  }
}

/** These answers are shown otherwise as a whole. */
export function showingWhole(shown: Shown, change: (json: JsonObject, site: Site) => JsonObject): Rewriting {
  return {
    down: (answer, asked, site) =>
      isShown(shown, asked, site) ? mapAnswer(answer, json => change(json, site)) : answer,
  }
}

function isShown({ api, path, majors, when }: Shown, asked: ApiRequest, { major }: Site): boolean {
  const isAsked = asked.api === api && asked.method === 'GET' && path.test(asked.path)
  return isAsked && (majors?.includes(major) ?? true) && (when?.(asked) ?? true)
}
