import { rowAttributes, text } from './attribute.ts'
import type { Resource } from './resource.ts'

/** Pieces of text that writers keep for later posts. */
export const snippets: Resource = {
  name: 'snippets',
  singular: 'snippet',
  table: 'snippets',
  attributes: [
    ...rowAttributes,
    text('name', { max: 191, min: 1, neverNull: true }),
    text('mobiledoc', { max: 1_000_000_000, neverNull: true, urls: 'content' }),
    text('lexical', { max: 1_000_000_000, urls: 'content' }),
  ],
  relations: [],
  aliases: {},
}
