import { inTurn } from '../in-turn.ts'
import type { Question } from '../question.ts'
import type { Check } from '../relations/check.ts'
import {
  apart,
  isSingleUrl,
  notFoundAsOther,
  oldNames,
  primaryOnes,
  readsById,
  versions,
} from './documented.ts'
import { parameterChecks } from './observed.ts'
import { resourceAt, type SeenResource } from './read-rows.ts'

/** What must hold between answers of the platform's content API. A new one: its function, a line here. */
const CHECKS: readonly ((seen: SeenResource, all: readonly SeenResource[]) => readonly Check[])[] = [
  versions,
  readsById,
  apart,
  notFoundAsOther,
  primaryOnes,
  oldNames,
  parameterChecks,
]

/** All that must hold of some resources, in an order in which the first ones are of every kind. */
export function siteRelations(resources: readonly SeenResource[]): readonly Check[] {
  const able = resources.filter(({ unseen, rows }) => unseen === null || rows.length > 0)
  return inTurn(able.flatMap(seen => CHECKS.map(checks => checks(seen, able))))
}

/** Questions whose answers are judged by themselves: with parts of what may be included, and at the URLs of old. */
export function questionsBeside({ resource, rows: [first], unseen }: SeenResource): readonly Question[] {
  const { base, name } = resource
  const isText = name === 'posts' || name === 'pages'
  const bases = [
    base,
    ...(isSingleUrl(base) ? OLD.map(it => base.replace('/content/', `/${it}/content/`)) : []),
  ]
  const paths = ['', ...(isText && first ? [`${first.id}/`] : [])]
  const queries = isText ? ['', 'include=tags,authors', 'fields=id,page'] : ['']
  if (unseen !== null && first === undefined) return []
  return bases.flatMap(of =>
    paths.flatMap(path => queries.map(query => resourceAt({ base: of, name }, [query], path))),
  )
}

/** The URLs of old, which a site of 5.0 or later serves. */
const OLD = ['v3', 'v4', 'canary']
