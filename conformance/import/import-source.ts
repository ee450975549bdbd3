import { open, stat } from 'node:fs/promises'
import { builtInTypes, type OracleWorld } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import { importGhostExport } from './ghost/import-export.ts'
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
  /** A CSV file of a site's members. */
  readonly members?: string | undefined
  /** Where a site is. */
  readonly siteUrl?: string | undefined
}

/** A world that came over, as files and as the oracle reads them. */
export interface ReadImport extends Imported {
  readonly world: OracleWorld
}

/** Makes a world of a source; files of its media library go to `uploads`. @throws UsageError */
export async function importSource(name: string, source: Source, uploads: Uploads): Promise<ReadImport> {
  for (const file of [source.file, source.members]) if (file !== undefined) await mustBeFile(file)
  return (await isJson(source.file)) ? readSite(name, source) : readArchived(name, source, uploads)
}

async function readSite(name: string, { file, members, siteUrl }: Source): Promise<ReadImport> {
  const imported = await importGhostExport({ file, members, siteUrl })
  return { ...imported, world: await readMended(name, imported) }
}

async function readArchived(name: string, { file, key }: Source, uploads: Uploads): Promise<ReadImport> {
  const { related, ...imported } = await importArchive({ file, key, uploads, builtIn: await builtInTypes() })
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

/** An export of Ghost is JSON, one of Strapi an archive: the first bytes tell, whatever the name. */
async function isJson(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(16), 0, 16, 0)
    return /^\uFEFF?\s*[[{]/.test(new TextDecoder().decode(buffer.subarray(0, bytesRead)))
  } finally {
    await handle.close()
  }
}
