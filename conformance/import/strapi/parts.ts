import { isObject } from '../../compare/json-value.ts'

/** The kinds of things that a project holds, as `strapi export` calls them. */
export const STAGES = ['schemas', 'entities', 'links', 'configuration'] as const
export type Stage = (typeof STAGES)[number]

/** What of an object is a text. */
export function textIn(value: unknown, key: string): string | undefined {
  const field = isObject(value) ? value[key] : undefined
  return typeof field === 'string' ? field : undefined
}
