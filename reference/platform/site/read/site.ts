import type { JsonObject } from '../../../world/json-object.ts'
import { shown } from '../../../world/problems.ts'
import { findVersion, RUNNABLE, runnableVersion, type Version } from '../../version.ts'
import type { Setup, SiteData } from '../data.ts'
import { siteKeys } from './sections.ts'

const LATEST: Version = { major: 5, minor: 0, patch: 0 }

/**
 * `site`: `{title, url, version, minimum_supported_version}`, and how the site is run: `environment`,
 * `database: {client, version}`, `server: {socket, secure}`, `limits_attempts`.
 */
export function readSite(file: JsonObject): SiteData {
  const site = file.object('site')
  if (!site) {
    if (file.get('site') === undefined) file.place.at('site').wrong('nothing', 'an object with title and url')
    return { title: '', url: '', version: LATEST, minimumVersion: null, setup: readSetup(undefined) }
  }
  site.only(siteKeys.site)
  return {
    title: site.requiredText('title') ?? '',
    url: readUrl(site),
    version: readVersion(site, 'version') ?? LATEST,
    minimumVersion: readVersion(site, 'minimum_supported_version', findVersion),
    setup: readSetup(site),
  }
}

function readUrl(site: JsonObject): string {
  const url = site.requiredText('url') ?? ''
  if (!/^https?:\/\/[^/\s]+/.test(url)) site.place.at('url').wrong(shown(url), 'an http or https URL')
  return url.replace(/\/+$/, '')
}

function readVersion(site: JsonObject, key: string, read = runnableVersion): Version | null {
  const text = site.text(key)
  const version = text === undefined ? null : read(text)
  if (text !== undefined && !version) site.place.at(key).wrong(shown(text), RUNNABLE)
  return version
}

function readSetup(site: JsonObject | undefined): Setup {
  const server = site?.object('server')
  server?.only(siteKeys.server)
  return {
    environment: site?.text('environment') ?? 'development',
    database: readDatabase(site?.object('database')),
    socket: server?.text('socket') ?? null,
    servesSecure: server?.boolean('secure') ?? false,
    limitsAttempts: site?.boolean('limits_attempts') ?? false,
  }
}

function readDatabase(database: JsonObject | undefined): Setup['database'] {
  database?.only(siteKeys.database)
  const client = database?.text('client')
  if (client === undefined) return null
  const version = database?.text('version')
  return { client, version: version === undefined ? null : (findVersion(version)?.major ?? null) }
}
