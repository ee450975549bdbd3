import { open, stat } from 'node:fs/promises'
import { builtInTypes } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import { importSite, readExport } from './ghost/import-site.ts'
import type { Imported, ReadImport } from './imported.ts'
import { withLeanHeap } from './lean-heap.ts'
import { LeftOutList } from './left-out.ts'
import { adminKeyIn, askingWithKey, readGhost } from './live/ghost.ts'
import { readStrapi } from './live/strapi.ts'
import { readMended } from './mend.ts'
import { type ImportedProject, importProject } from './strapi/import-project.ts'
import { Project } from './strapi/project.ts'
import { type Reading, readArchive } from './strapi/read-archive.ts'
import { settleRelated } from './strapi/related.ts'
import { type Uploads, uploadsInMemory } from './uploads.ts'
import { withOptions } from './with-options.ts'

/** Where a world comes from. */
export interface Source {
  /** A file, or the address of a running program. */
  readonly from: string
  /** Of an encrypted archive. */
  readonly key?: string | undefined
  /** For a running program: an API token of Strapi, or an admin key of Ghost. */
  readonly token?: string | undefined
  /** A CSV file of a site's members. */
  readonly members?: string | undefined
  /** Where a site is. */
  readonly siteUrl?: string | undefined
  /** A JSON file with what the source does not hold. */
  readonly options?: string | undefined
}

/** Makes a world of a source; files of its media library go to `uploads`. @throws UsageError */
export async function importSource(name: string, source: Source, uploads: Uploads): Promise<ReadImport> {
  const context = { uploads, leftOut: new LeftOutList() }
  if (source.members !== undefined) await mustBeFile(source.members)
  const made = isAddress(source.from)
    ? await importRunning(name, source, context)
    : await importFile(name, source, context)
  return source.options === undefined ? made : withOptions(name, made, source.options)
}

interface Context {
  readonly uploads: Uploads
  readonly leftOut: LeftOutList
}

async function importFile(
  name: string,
  { from, key, members, siteUrl }: Source,
  { uploads, leftOut }: Context,
): Promise<ReadImport> {
  await mustBeFile(from)
  if (await isJson(from)) {
    const site = { ...(await readExport(from)), url: siteUrl }
    return readSite(name, await importSite(site, members, leftOut))
  }
  return withLeanHeap(async () => {
    const imported = await importArchive({ file: from, key, uploads, leftOut })
    return settled(name, imported, { isInOrder: true })
  })
}

/** Apart, so that nobody holds the source while the world is read. */
async function importArchive(reading: Omit<Reading, 'project'>): Promise<ImportedProject> {
  const project = new Project(await builtInTypes(), reading.leftOut)
  const program = await readArchive({ ...reading, project })
  return importProject(project, program, reading.leftOut)
}

export function isAddress(source: string): boolean {
  return /^https?:\/\//.test(source)
}

/** A key of two parts is one of Ghost, anything else a token of Strapi. */
async function importRunning(
  name: string,
  { from, token, members, siteUrl }: Source,
  context: Context,
): Promise<ReadImport> {
  const url = from.replace(/\/+$/, '')
  if (token === undefined)
    throw new UsageError(
      '--token is missing: an API token of Strapi with full access, or an admin key of Ghost.',
    )
  const key = adminKeyIn(token)
  if (key) {
    const site = await readGhost(askingWithKey(url, key), context.leftOut)
    return readSite(name, await importSite({ ...site, url: siteUrl ?? site.url }, members, context.leftOut))
  }
  const project = new Project(await builtInTypes(), context.leftOut)
  await readStrapi({ url, authorization: () => `Bearer ${token}` }, { ...context, project })
  return settled(name, importProject(project, 'Strapi 4', context.leftOut), { isInOrder: false })
}

async function readSite(name: string, imported: Imported): Promise<ReadImport> {
  return { ...imported, world: await readMended(name, imported) }
}

/** `isInOrder`: whether links stand in the order of the database, which is the one in which files list what shows them. */
async function settled(
  name: string,
  { related, ...imported }: ImportedProject,
  { isInOrder }: { readonly isInOrder: boolean },
): Promise<ReadImport> {
  const world = await readMended(name, imported)
  const isSettled = !isInOrder || settleRelated(imported, related, world)
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

/** An export of Ghost is JSON, one of Strapi an archive, encrypted or not: the first bytes tell, whatever the name. */
async function isJson(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(16), 0, 16, 0)
    return /^\uFEFF?\s*(\{\s*["}]|\[\s*[[{"\d\]])/.test(
      new TextDecoder().decode(buffer.subarray(0, bytesRead)),
    )
  } finally {
    await handle.close()
  }
}
