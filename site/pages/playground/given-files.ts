/** A file that somebody dropped or chose; of a folder its path from there on. */
export interface GivenFile {
  readonly path: string
  readonly size: number
  text(): Promise<string>
  bytes(): Promise<Uint8Array>
}

/** What somebody gave, as the engine takes it. */
export type Given =
  | { readonly kind: 'export'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'folder'; readonly name: string; readonly files: Readonly<Record<string, string>> }

/** A mistake of whoever gave it, in words for them. */
export class GivenError extends Error {
  override readonly name = 'GivenError'
}

const EXPORT = /\.(tar\.gz|tgz|tar|json)$/i
const TEXT = /\.(json|ndjson)$/i
/** Nobody keeps so much in the models and data of a world; media are left where they are. */
const MOST_BYTES = 64_000_000

/** A folder becomes a world of its files, one file the world that it is an export of. Throws GivenError. */
export async function readGiven(given: readonly GivenFile[]): Promise<Given> {
  const [first] = given
  if (!first) throw new GivenError('There was no file in it.')
  if (given.length === 1 && !first.path.includes('/')) return readExport(first)
  const files = given.filter(({ path }) => TEXT.test(path) && !isPackage(path))
  if (files.length === 0) throw new GivenError('There is no JSON in that folder: expected models and data.')
  refuseLarge(files)
  const texts = await Promise.all(files.map(async file => [file.path, await file.text()] as const))
  return { kind: 'folder', name: first.path.split('/')[0] || 'world', files: Object.fromEntries(texts) }
}

async function readExport(file: GivenFile): Promise<Given> {
  if (!EXPORT.test(file.path))
    throw new GivenError(
      `${file.path}: expected a folder with models and data, a .tar.gz of strapi export, or a .json of Ghost.`,
    )
  refuseLarge([file])
  return { kind: 'export', name: file.path, bytes: await file.bytes() }
}

function isPackage(path: string): boolean {
  return /(^|\/)(node_modules|\.[^/]+)\//.test(path)
}

function refuseLarge(files: readonly GivenFile[]): void {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= MOST_BYTES) return
  throw new GivenError(
    `That is ${Math.round(bytes / 1e6)} MB; a page takes up to ${MOST_BYTES / 1e6} MB. assayer serve takes more.`,
  )
}
