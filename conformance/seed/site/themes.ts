import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Admin } from './admin.ts'
import { uploadFile } from './upload-file.ts'
import type { Whole } from './whole.ts'
import { zipOf } from './zip.ts'

/** Themes besides those that come with the site. */
export const themes: Whole = {
  says: 'themes',
  read: async admin => {
    const names = await namesIn(admin)
    return names && JSON.stringify(names.toSorted())
  },
  put: async (admin, { rows }) => {
    const there = await namesIn(admin)
    const missing = rows('themes').filter(({ name }) => there?.includes(String(name)) === false)
    for (const row of missing) await uploadTheme(admin, row)
  },
  putBack: async (admin, was, world) => {
    const before: unknown = JSON.parse(was)
    for (const { name, active } of (await admin.list('themes', '')) ?? []) {
      // One that is in use goes once another one is.
      const isNew = Array.isArray(before) && !before.includes(name)
      if (isNew && active !== true) await admin.ask({ method: 'DELETE', path: `themes/${String(name)}/` })
    }
    await themes.put(admin, world)
  },
}

async function namesIn(admin: Admin): Promise<readonly string[] | null> {
  const rows = await admin.list('themes', '')
  return rows?.map(({ name }) => String(name)) ?? null
}

/** The least that programs take for a theme. */
const TEMPLATES = new Map([
  [
    'index.hbs',
    '<!DOCTYPE html>\n<html>\n<head>{{ghost_head}}</head>\n<body>{{#foreach posts}}<a href="{{url}}">{{title}}</a>{{/foreach}}{{ghost_foot}}</body>\n</html>\n',
  ],
  [
    'post.hbs',
    '<!DOCTYPE html>\n<html>\n<head>{{ghost_head}}</head>\n<body>{{#post}}{{title}}{{content}}{{/post}}{{ghost_foot}}</body>\n</html>\n',
  ],
])

async function uploadTheme(admin: Admin, { name, package: own }: JsonObject): Promise<void> {
  const about = {
    author: { email: 'themes@gazette.example' },
    config: { posts_per_page: 5 },
    ...(isObject(own) && own),
  }
  const files = new Map([['package.json', admin.words.text(JSON.stringify(about))], ...TEMPLATES])
  const file = { field: 'file', name: `${String(name)}.zip`, type: 'application/zip', content: zipOf(files) }
  await uploadFile(admin, 'themes/upload/', file)
}
