import type { Call, Site } from '../contracts.ts'
import { invalid, noPermission, notFound } from '../errors.ts'
import { type Answer, noContent, ok, withHeaders } from '../http/answer.ts'
import { onlyUpload } from '../http/body.ts'
import { textInZip } from '../http/unzip.ts'
import { settingOf } from '../present/setting.ts'
import { isObject, type JsonObject, parseJson, type Row, textOf } from '../values.ts'
import { everythingChanged, timestamp } from './rows.ts'

/** All themes, the active one marked. */
export function browseThemes({ site }: Call): Answer {
  return ok({ themes: site.store.rows('themes').map(theme => present(theme, site)) })
}

export function readActiveTheme({ site }: Call): Answer {
  const active = site.store.findBy('themes', 'name', String(settingOf(site, 'active_theme')))
  if (!active) throw notFound('Theme not found.')
  return ok({ themes: [checked(active, site)] })
}

/** Takes a theme as a zip archive; its package file says what it needs. */
export async function uploadTheme(call: Call): Promise<Answer> {
  const { site } = call
  const upload = onlyUpload(call.request.body, 'file')
  if (!upload) throw invalid('Please select a theme.')
  const source = await textInZip(upload.bytes, name => /(^|\/)package\.json$/.test(name))
  if (source === undefined) throw invalid('Failed to read zip file', { context: upload.filename })
  const contents = source === null ? undefined : parseJson(source)
  if (!isObject(contents))
    throw invalid('Theme is not compatible or contains errors.', { context: 'package.json' })
  const name = upload.filename.replace(/\.zip$/i, '')
  const known = site.store.findBy('themes', 'name', name)
  const now = timestamp(site)
  const theme: Row = {
    id: known?.id ?? site.ids.id(),
    name,
    package: contents,
    created_at: now,
    updated_at: now,
  }
  site.store.put('themes', theme)
  return ok({ themes: [checked(theme, site)] })
}

export function activateTheme({ params: { name = '' }, site }: Call): Answer {
  const theme = site.store.findBy('themes', 'name', name)
  if (!theme) {
    throw invalid(`${name} cannot be activated because it was not found in the theme directory.`, {
      details: name,
    })
  }
  const setting = site.store.findBy('settings', 'key', 'active_theme')
  if (setting) site.store.put('settings', { ...setting, value: name, updated_at: timestamp(site) })
  return withHeaders(ok({ themes: [checked(theme, site)] }), everythingChanged)
}

const DEFAULT_THEMES = ['casper', 'source']

export function deleteTheme({ params: { name = '' }, site }: Call): Answer {
  if (DEFAULT_THEMES.includes(name)) throw invalid('Deleting the default theme is not allowed.')
  if (name === settingOf(site, 'active_theme')) throw invalid('Deleting the active theme is not allowed.')
  const theme = site.store.findBy('themes', 'name', name)
  if (!theme) throw notFound('Theme not found.')
  site.store.remove('themes', theme.id)
  return withHeaders(noContent(), everythingChanged)
}

/** A theme with what was found wrong in it. */
function checked(theme: Row, site: Site): JsonObject {
  const warnings = warningsOf(theme, site)
  return { ...present(theme, site), ...(warnings.length > 0 && { warnings }) }
}

function present(theme: Row, site: Site): JsonObject {
  const name = textOf(theme.name)
  const active = name === settingOf(site, 'active_theme')
  return { name, package: theme.package ?? {}, active, ...(active && { templates: [] }) }
}

/**
 * Themes declare the API version that they are written for under `engines`, as `vX`. One that does not, or
 * names no such version, is warned about.
 */
function warningsOf(theme: Row, { brand }: Site): readonly JsonObject[] {
  const contents = isObject(theme.package) ? theme.package : {}
  const engines = isObject(contents.engines) ? contents.engines : {}
  const key = `${brand.word}-api`
  if (/^v\d+$/.test(textOf(engines[key]) ?? '')) return []
  const rule = `package.json property "engines.${key}" must be a version such as "v5"`
  return [{ fatal: false, level: 'warning', rule, failures: [{ ref: 'package.json' }], code: 'API_VERSION' }]
}

/** @throws PlatformError 403 for users who may not change how the site looks */
export function mayChangeThemes({ actor }: Call): void {
  if (actor.kind === 'user' && !['Owner', 'Administrator'].includes(actor.role)) {
    throw noPermission('You do not have permission to edit themes')
  }
}
