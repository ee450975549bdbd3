import { basename } from 'node:path'
import { importSource, type Source } from '../../import/import-source.ts'
import { leftOutText } from '../../import/left-out.ts'
import { worldSummary } from '../../import/summary.ts'
import { textsOf } from '../../import/texts-of.ts'
import { uploadsInto } from '../../import/uploads.ts'
import { stageWorld } from '../../import/write-world.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import type { FlagSet, Given } from '../flags.ts'
import type { Io } from '../io.ts'

/** `serve` takes exports too. */
export const SOURCE_FLAGS: FlagSet = {
  key: { says: 'the key of an encrypted archive', value: 'KEY', variable: 'ASSAYER_IMPORT_KEY' },
  options: {
    says: 'JSON with what the source lacks; it wins over options.json, or over a site’s platform.json',
    value: 'FILE',
  },
  token: {
    says: 'for a running program: an API token of Strapi, or an admin key of Ghost',
    value: 'TOKEN',
    variable: 'ASSAYER_IMPORT_TOKEN',
  },
  'site-url': {
    says: 'the address of the site in a Ghost export (default http://localhost:2368)',
    value: 'URL',
  },
}

/** What to import, and what is to be known of it besides. */
export function sourceByFlags(given: Given, [from, members]: readonly string[]): Source {
  if (from === undefined) throw new UsageError('SOURCE is missing: what to import.')
  const siteUrl = given.text('site-url')?.replace(/\/+$/, '')
  if (siteUrl !== undefined && !/^https?:\/\/[^/\s]+/.test(siteUrl))
    throw new UsageError(`--site-url ${siteUrl}: expected an address such as https://blog.example.`)
  const [key, token, options] = ['key', 'token', 'options'].map(name => given.text(name))
  return { from, members, key, token, options, siteUrl }
}

export const importCommand: Command = {
  usage: 'SOURCE [MEMBERS.csv] --output DIR',
  details:
    'Turns an export into a world: an archive of `strapi export` (Strapi 4) with its models, entries, links, media\n' +
    'files, locales, roles, permissions and users, or an export of a Ghost site with its members from a CSV file.\n' +
    'SOURCE can also be the URL of a running program, which only gets GET requests; you get what its API shows to\n' +
    '--token. Whatever cannot be imported is listed, with a count and the reason. The directory is written completely\n' +
    'or not at all; an earlier import in it is replaced.',
  flags: {
    output: { says: 'where to write the world', value: 'DIR' },
    ...SOURCE_FLAGS,
    force: { says: 'write even if the directory holds something else, which is kept beside it' },
  },
  examples: [
    { line: 'import export_20240301.tar.gz --output my-world', says: 'an archive of `strapi export`' },
    { line: 'import export.tar.gz.enc --key "$KEY" --output my-world', says: 'an encrypted archive' },
    {
      line: 'import my-site.ghost.2024-03-01.json members.csv --output my-site',
      says: 'an export of Ghost: the site and its members',
    },
    {
      line: 'import https://cms.example --token "$TOKEN" --output my-world',
      says: 'what a running Strapi shows to a token',
    },
  ],
  mostPositionals: 2,
  run: runImport,
}

async function runImport(given: Given, io: Io) {
  const source = sourceByFlags(given, given.positionals)
  const output = given.text('output')
  if (output === undefined) throw new UsageError('--output is missing: the directory of the world.')
  const staging = await stageWorld(output, given.has('force'))
  try {
    const name = basename(output)
    const made = await importSource(name, source, uploadsInto(staging.directory))
    const leftOut = made.leftOut.all
    const sources = given.positionals.map(file => basename(file))
    await staging.finish(textsOf(made), { program: made.program, sources, leftOut })
    io.out(`${output}: ${worldSummary(made.world)}, from ${made.program}\n`)
    if (leftOut.length > 0) io.out(`What could not be imported:\n${leftOutText(leftOut)}`)
  } finally {
    await staging.discard()
  }
  return 0 as const
}
