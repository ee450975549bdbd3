import type { HeadPart, Site } from '../contracts.ts'
import { settingOf, workedOutSettings } from '../present/setting.ts'
import { textOf } from '../values.ts'
import { widgetSource } from './widget-script.ts'

/** What the site's owner puts into the head of every page. */
export const codeInjection: HeadPart = {
  clause: 'platform.site.code-injection',
  html: site => textOf(settingOf(site, 'codeinjection_head')) ?? '',
}

/**
 * The membership widget, as it is embedded also on other sites: a script tag with the site's URL, the URL of
 * the content API and a content API key.
 */
export const membershipWidget: HeadPart = {
  clause: 'platform.widget.script',
  html: site => {
    const { word } = site.brand
    const url = `${site.data.url}/`
    const api = `${url}${word}/api/content/`
    return widgetTag(site, `data-${word}="${url}" data-key="${contentKey(site)}" data-api="${api}"`)
  },
}

/** The script tag with the attributes that a version gives it; nothing while the site has no members. */
export function widgetTag(site: Site, attributes: string): string {
  if (workedOutSettings(site).members_enabled !== true) return ''
  return `<script defer src="${widgetSource(site)}" ${attributes} crossorigin="anonymous"></script>`
}

function contentKey({ store }: Site): string {
  return String(store.findBy('api_keys', 'type', 'content')?.secret ?? '')
}

export const headParts: readonly HeadPart[] = [codeInjection, membershipWidget]
