import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { invalid, notFound } from '../errors.ts'
import { type Answer, noContent, ok } from '../http/answer.ts'
import { presentSnippet } from '../present/snippet.ts'
import { snippets } from '../resources/snippets.ts'
import { type JsonObject, parseJson, type Row, textOf } from '../values.ts'
import { attributeError, givenBySchema, givenUnder } from './body.ts'
import { created, newRow, timestamp, writable } from './rows.ts'
import { validateBySchema } from './validate.ts'

/** Both are required, also when a snippet is edited. */
const REQUIRED = ['name', 'mobiledoc']

export function addSnippet(call: Call): Answer {
  const { site } = call
  const given = readSnippet(call)
  mustBeFree(given, null, site)
  const row = newRow(snippets.attributes, given, site)
  site.store.put('snippets', row)
  return created(call, 'snippets', row.id, show(row, call))
}

export function editSnippet(call: Call): Answer {
  const { site } = call
  const given = readSnippet(call)
  const row = existing(call)
  mustBeFree(given, row, site)
  const changed: Row = { ...row, lexical: null, ...given, updated_at: timestamp(site) }
  site.store.put('snippets', changed)
  return ok({ snippets: [show(changed, call)] })
}

export function deleteSnippet(call: Call): Answer {
  call.site.store.remove('snippets', existing(call).id)
  return noContent()
}

function readSnippet(call: Call): JsonObject {
  givenUnder(call, 'snippets')
  const given = givenBySchema(call, 'snippets', REQUIRED)
  validateBySchema(given, 'snippets', snippets.attributes)
  for (const format of ['mobiledoc', 'lexical']) {
    const source = textOf(given[format])
    if (source !== null && parseJson(source) === undefined)
      throw attributeError('snippets', format, 'format', { format: 'json-string' })
  }
  return writable(given, snippets.attributes, call)
}

function mustBeFree({ name }: JsonObject, before: Row | null, { store }: Site): void {
  const other = store.findBy('snippets', 'name', textOf(name) ?? '')
  if (other && other.id !== before?.id) throw invalid('Snippet already exists.')
}

function existing(call: Call): Row {
  const row = call.site.store.find('snippets', idParameter(call))
  if (row) return row
  throw notFound('Resource could not be found.')
}

function show(row: Row, call: Call): JsonObject {
  return presentSnippet(row, viewOf(call, { include: new Set(), fields: null, formats: null }))
}
