import { type Json, listOf, objectOf } from './openapi-schemas.ts'

/** The answer to a request that is granted. */
export const answer = (schema: Json, description = 'As asked.'): Json => ({
  200: { description, content: { 'application/json': { schema } } },
})

/** Any other answer. The documentation names no statuses for refusals. */
export const FAILED: Json = { default: { $ref: '#/components/responses/Error' } }

export const jsonBody = (schema: Json): Json => ({
  required: true,
  content: { 'application/json': { schema } },
})

export const idParameter: Json = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'integer' },
}

const text = { type: 'string' }
const number = { type: 'integer' }
const textOrTexts = { oneOf: [text, listOf(text)] }

/** Values with brackets in their names: `filters[name][$eq]=Luna`. */
const deep = (name: string, description: string, schema: Json) => ({
  ...{ name, in: 'query', description, style: 'deepObject', explode: true, schema },
})
const plain = (name: string, description: string, schema: Json) => ({
  ...{ name, in: 'query', description, schema },
})

const pagination = objectOf({
  page: number,
  pageSize: number,
  start: number,
  limit: number,
  withCount: { type: 'boolean' },
})

/** Parameters of requests for one entry. */
export const SINGLE_QUERY = [
  plain('fields', 'Attributes to show.', textOrTexts),
  deep('populate', 'What else to return: *, names, or an object by name.', {
    oneOf: [text, listOf(text), { type: 'object' }],
  }),
  plain('locale', 'The locale of the entries.', text),
  plain('publicationState', 'live: only published entries; preview: drafts, too.', {
    type: 'string',
    enum: ['live', 'preview'],
    default: 'live',
  }),
]

/** Parameters of requests for a list. */
export const QUERY = [
  plain('sort', 'Attributes to sort by, each with :asc or :desc.', textOrTexts),
  deep('filters', 'Conditions by attribute and operator.', { type: 'object' }),
  deep('pagination', 'page and pageSize, or start and limit.', pagination),
  ...SINGLE_QUERY,
]
