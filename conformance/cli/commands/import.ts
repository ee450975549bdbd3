import { basename } from 'node:path'
import { importSource } from '../../import/import-source.ts'
import { leftOutText } from '../../import/left-out.ts'
import { textsOf } from '../../import/mend.ts'
import { worldSummary } from '../../import/summary.ts'
import { uploadsInto } from '../../import/uploads.ts'
import { stageWorld } from '../../import/write-world.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import type { Flag, Given } from '../flags.ts'
import type { Io } from '../io.ts'

/** `serve` takes exports too. */
export const KEY_FLAG: Flag = {
  says: 'the key of an encrypted archive',
  value: 'KEY',
  variable: 'ASSAYER_IMPORT_KEY',
}

export const importCommand: Command = {
  usage: 'SOURCE --output DIR',
  details:
    'Makes a world of an export: models, entries, links, media files, locales, roles, permissions and users of an\n' +
    'archive of `strapi export` (Strapi 4). What could not come over is listed, with a count and why. The directory is\n' +
    'written whole or not at all; an earlier import in it is replaced.',
  flags: {
    output: { says: 'the directory of the world', value: 'DIR' },
    key: KEY_FLAG,
    force: { says: 'write even where something else stands; that is kept beside it' },
  },
  examples: [
    { line: 'import export_20240301.tar.gz --output my-world', says: 'what `strapi export` wrote' },
    { line: 'import export.tar.gz.enc --key "$KEY" --output my-world', says: 'an encrypted one' },
  ],
  mostPositionals: 1,
  run: runImport,
}

async function runImport(given: Given, io: Io) {
  const [file] = given.positionals
  const output = given.text('output')
  if (file === undefined) throw new UsageError('SOURCE is missing: what to import.')
  if (output === undefined) throw new UsageError('--output is missing: the directory of the world.')
  const staging = await stageWorld(output, given.has('force'))
  try {
    const name = basename(output)
    const made = await importSource(name, { file, key: given.text('key') }, uploadsInto(staging.directory))
    const leftOut = made.leftOut.all
    await staging.finish(textsOf(made.files), { program: made.program, sources: [basename(file)], leftOut })
    io.out(`${output}: ${worldSummary(made.world)}, from ${made.program}\n`)
    if (leftOut.length > 0) io.out(`What could not come over:\n${leftOutText(leftOut)}`)
  } finally {
    await staging.discard()
  }
  return 0 as const
}
