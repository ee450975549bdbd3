import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../compare/json-value.ts'
import { besideSources } from '../../package-directory.ts'
import type { Making, Project } from '../program.ts'

/** What a site of its own is told besides its address. Nothing goes out, and nobody is kept waiting. */
const CONFIG: JsonObject = {
  server: { host: '127.0.0.1' },
  database: {
    client: 'sqlite3',
    useNullAsDefault: true,
    debug: false,
  },
  mail: {
    from: 'noreply@gazette.example',
    transport: 'SMTP',
    options: { host: '127.0.0.1', secure: false },
  },
  privacy: {
    useUpdateCheck: false,
    useGravatar: false,
    useRpcPing: false,
    useStructuredData: false,
  },
  security: { staffDeviceVerification: false },
  logging: { level: 'error', transports: ['stdout'] },
  spam: Object.fromEntries(
    [
      ...['user_login', 'user_reset', 'global_reset', 'global_block', 'private_block'],
      ...['content_api_key', 'member_login'],
    ].map(limit => [limit, { freeRetries: 9999 }]),
  ),
}

/** Loaded before the program by the versions that it knows. */
export const PUT_BACK = 'put-back.js'

const FOLDERS = ['data', 'images', 'files', 'media', 'logs', 'settings', 'public', 'adapters']

/** The folder of a site: its configuration, and where it keeps its content. */
export async function project({ folder }: Making): Promise<Project> {
  const config = `${JSON.stringify(CONFIG, null, 2)}\n`
  return {
    copies: [{ to: 'content/themes', from: join(folder, 'ghost', 'content', 'themes') }],
    files: new Map([
      ['config.development.json', config],
      ['config.production.json', config],
      [PUT_BACK, readFileSync(join(besideSources('conformance/programs/ghost/assets'), PUT_BACK), 'utf8')],
      ...FOLDERS.map(name => [`content/${name}/.keep`, ''] as const),
    ]),
    leftovers: ['content'],
  }
}
