import { isObject } from '../../compare/json-value.ts'
import type { Admin } from './admin.ts'
import type { Setting } from './site-world.ts'
import { themes } from './themes.ts'
import { uploadFile } from './upload-file.ts'
import type { Whole } from './whole.ts'

const settings: Whole = {
  says: 'settings',
  read: async admin => {
    const rows = await admin.list('settings', '')
    // Once written, what is empty is read as null.
    const values = rows?.map(({ key, value }) => [String(key), value === '' ? null : value])
    return values === undefined ? null : JSON.stringify(Object.fromEntries(values))
  },
  put: (admin, world) => writeSettings(admin, world.settings),
  putBack: async (admin, was) => {
    const is: unknown = JSON.parse((await settings.read(admin)) ?? '{}')
    const before: unknown = JSON.parse(was)
    const now = isObject(is) ? is : {}
    const differing = Object.entries(isObject(before) ? before : {})
      .filter(([key, value]) => JSON.stringify(now[key]) !== JSON.stringify(value))
      .map(([key, value]) => ({ key, value }))
    // Older versions lose sight of a setting, and see it again once it has another value.
    const unseen = differing.filter(({ key }) => !(key in now))
    await writeSettings(
      admin,
      unseen.map(({ key }) => ({ key, value: '' })),
    )
    await writeSettings(admin, differing)
  },
}

async function writeSettings(admin: Admin, rows: readonly Setting[]): Promise<void> {
  if (rows.length > 0) await admin.ask({ method: 'PUT', path: 'settings/', body: { settings: rows } })
}

/** Where visitors are led elsewhere. */
const redirects: Whole = {
  says: 'redirects',
  read: admin => download(admin, 'redirects/download/'),
  put: (admin, world) => redirects.putBack(admin, JSON.stringify(world.redirects), world),
  putBack: (admin, was) =>
    uploadText(admin, 'redirects/upload/', {
      field: 'redirects',
      name: fileName('redirects', was),
      text: was,
    }),
}

/** Which pages the site has. A world says nothing of them. */
const routes: Whole = {
  says: 'routes',
  read: admin => download(admin, 'settings/routes/yaml/'),
  put: async () => {},
  putBack: (admin, was) =>
    uploadText(admin, 'settings/routes/yaml/', { field: 'routes', name: 'routes.yaml', text: was }),
}

const activeTheme: Whole = {
  says: 'the theme in use',
  read: async admin => {
    const themes = await admin.list('themes', '')
    return themes && String(themes.find(({ active }) => active === true)?.name)
  },
  put: async () => {},
  putBack: async (admin, was) => {
    await admin.ask({ method: 'PUT', path: `themes/${was}/activate/`, body: {} })
  },
}

/** Each after those that it rests on. */
export const wholes: readonly Whole[] = [themes, activeTheme, settings, redirects, routes]

async function download(admin: Admin, path: string): Promise<string | null> {
  const outcome = await admin.send({ method: 'GET', path })
  return outcome.kind === 'answer' && outcome.status === 200 ? outcome.text : null
}

/** What is written in JSON is known by how it begins. */
function fileName(name: string, text: string): string {
  return /^\s*[[{]/.test(text) ? `${name}.json` : `${name}.yaml`
}

interface TextFile {
  readonly field: string
  readonly name: string
  readonly text: string
}

function uploadText(admin: Admin, path: string, { field, name, text }: TextFile): Promise<void> {
  const type = name.endsWith('.json') ? 'application/json' : 'text/yaml'
  return uploadFile(admin, path, { field, name, type, content: Buffer.from(text) })
}
