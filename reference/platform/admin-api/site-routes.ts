import type { Call, PlatformUnits, Route, Site } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { presentSetting, workedOutSettings } from '../present/setting.ts'
import { showAddress, type View } from '../present/view.ts'
import { webhooks } from '../resources/webhooks.ts'
import type { JsonObject } from '../values.ts'
import { shortVersion } from '../version.ts'
import { addIntegration, deleteIntegration, editIntegration, refreshKey } from '../write/integrations.ts'
import { requestMembersEmail } from '../write/member-emails.ts'
import { downloadRedirects, uploadRedirects } from '../write/redirects.ts'
import { browseSettings, disconnectPayments, editSettings } from '../write/settings.ts'
import {
  activateTheme,
  browseThemes,
  deleteTheme,
  mayChangeThemes,
  readActiveTheme,
  uploadTheme,
} from '../write/themes.ts'
import { addWebhook, deleteWebhook, editWebhook } from '../write/webhooks.ts'
import { readConfig } from './config.ts'
import { actionRoute, idRoute, listRoute } from './route.ts'
import { allIntegrations } from './shelves.ts'

/** The site itself: what it is called, how it looks, where it redirects, and what may use its APIs. */
export const siteRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.site.read',
    api: 'admin',
    method: 'GET',
    path: '/site/',
    open: true,
    handle: readSite,
  },
  route('config.read', 'GET', '/config/', readConfig),
  settingsRoute('browse', 'GET', '/settings/', browseSettings, 'list'),
  settingsRoute('edit', 'PUT', '/settings/', editSettings, 'edit'),
  settingsRoute('payments-disconnect', 'DELETE', '/settings/{payments}/connect/', disconnectPayments),
  settingsRoute('members-email', 'POST', '/settings/members/email/', requestMembersEmail),
  route('redirects.upload', 'POST', '/redirects/upload/', uploadRedirects),
  route('redirects.download', 'GET', '/redirects/download/', downloadRedirects),
  route('themes.browse', 'GET', '/themes/', browseThemes),
  {
    ...route('themes.active', 'GET', '/themes/active/', readActiveTheme),
    permission: { act: 'readActive', object: 'themes' },
  },
  route('themes.upload', 'POST', '/themes/upload/', guarded(uploadTheme)),
  route('themes.activate', 'PUT', '/themes/:name/activate/', guarded(activateTheme)),
  {
    ...route('themes.delete', 'DELETE', '/themes/:name/', guarded(deleteTheme)),
    action: { verb: 'delete', object: 'theme' },
  },
  listRoute(allIntegrations),
  idRoute(allIntegrations),
  actionRoute(allIntegrations, 'save', addIntegration),
  actionRoute(allIntegrations, 'edit', editIntegration),
  actionRoute(allIntegrations, 'delete', deleteIntegration),
  {
    ...actionRoute(allIntegrations, 'edit', refreshKey),
    clause: 'platform.admin-api.integrations.refresh-key',
    method: 'POST',
    path: '/integrations/:id/api_key/:keyid/refresh/',
  },
  actionRoute(webhooks, 'save', addWebhook),
  actionRoute(webhooks, 'edit', editWebhook),
  actionRoute(webhooks, 'delete', deleteWebhook),
]

type Handler = (call: Call) => Answer | Promise<Answer>

function route(name: string, method: Route['method'], path: string, handle: Handler): Route {
  return { clause: `platform.admin-api.${name}`, api: 'admin', method, path, handle }
}

function settingsRoute(
  name: string,
  method: Route['method'],
  path: string,
  handle: Handler,
  verb?: 'list' | 'edit',
): Route {
  const made = route(`settings.${name}`, method, path, handle)
  if (!verb) return { ...made, permission: { act: 'edit', object: 'settings' } }
  return { ...made, action: { verb, object: verb === 'list' ? 'settings' : 'setting' } }
}

function guarded(handle: Handler): Handler {
  return call => {
    mayChangeThemes(call)
    return handle(call)
  }
}

function readSite({ site, units }: Call): Answer {
  return ok({ site: describeSite(site, units) })
}

/** What anyone may know of the site. */
export function describeSite(site: Site, units: PlatformUnits): JsonObject {
  const shown = { include: new Set<string>(), fields: null, formats: null, askedBy: [], withUrl: true }
  const view: View = { ...shown, api: 'admin', absolute: false, site, units }
  const setting = (key: string) => presentSetting(key, view) || null
  return {
    title: setting('title'),
    description: setting('description'),
    logo: setting('logo'),
    icon: setting('icon'),
    cover_image: setting('cover_image'),
    accent_color: setting('accent_color'),
    locale: setting('locale'),
    url: showAddress('/', view),
    version: shortVersion(site.version),
    allow_external_signup: workedOutSettings(site).allow_self_signup,
  }
}
