import type { JsonObject } from '../../../world/json-object.ts'
import { type Json, parseJson } from '../../values.ts'
import { readEntries } from './section.ts'
import { sections } from './sections.ts'
import { type TableBuilder, WORLD_BEGAN } from './tables.ts'

/** `themes`: `{name, package: {…}}`, the package being the theme's package file. Every site has the default theme. */
export function readThemes(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'themes')) {
    const name = entry.given.requiredText('name') ?? ''
    const contents: Json = parseJson(JSON.stringify(entry.given.object('package')?.fields ?? {})) ?? {}
    build.add('themes', entry, sections.themes.attributes, { name, package: contents })
  }
  for (const name of ['casper', 'source']) addTheme(build, name)
}

function addTheme(build: TableBuilder, name: string): void {
  if (build.rows('themes').some(row => row.name === name)) return
  const times = { created_at: WORLD_BEGAN, updated_at: WORLD_BEGAN }
  build.put('themes', { id: build.newId(), name, package: { name, version: '1.0.0', engines: {} }, ...times })
}

/** `redirects`: `{from, to, permanent}`; `from` is a regular expression. */
export function readRedirects(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'redirects')) {
    entry.given.requiredText('from')
    entry.given.requiredText('to')
    build.add('redirects', entry, sections.redirects.attributes, {
      permanent: entry.given.boolean('permanent') ?? null,
    })
  }
}
