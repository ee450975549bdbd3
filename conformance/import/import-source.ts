import { stat } from 'node:fs/promises'
import { builtInTypes, type OracleWorld } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { Imported } from './imported.ts'
import { readMended } from './mend.ts'
import { importArchive } from './strapi/import-archive.ts'
import { settleRelated } from './strapi/related.ts'
import { type Uploads, uploadsInMemory } from './uploads.ts'

/** Where a world comes from. */
export interface Source {
  readonly file: string
  /** Of an encrypted archive. */
  readonly key?: string | undefined
}

/** A world that came over, as files and as the oracle reads them. */
export interface ReadImport extends Imported {
  readonly world: OracleWorld
}

/** Makes a world of a source; files of its media library go to `uploads`. @throws UsageError */
export async function importSource(name: string, source: Source, uploads: Uploads): Promise<ReadImport> {
  await mustBeFile(source.file)
  const { related, ...imported } = await importArchive({
    file: source.file,
    key: source.key,
    uploads,
    builtIn: await builtInTypes(),
  })
  const world = await readMended(name, imported)
  const isSettled = settleRelated(imported, related, world)
  return { ...imported, world: isSettled ? world : await readMended(name, imported) }
}

/** A world that is served and never written: files of its media library are kept in memory. @throws UsageError */
export async function importInMemory(name: string, source: Source): Promise<ReadImport> {
  const uploads = uploadsInMemory()
  const made = await importSource(name, source, uploads)
  return { ...made, world: { ...made.world, uploads: uploads.files } }
}

async function mustBeFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return null
    throw error
  })
  if (found?.isFile()) return
  throw new UsageError(`${file}: found ${found ? 'no file' : 'nothing'}, expected an export.`)
}
