import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import type { JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import { bytesOf, webStream } from '../bytes.ts'
import type { LeftOutList } from '../left-out.ts'
import type { Uploads } from '../uploads.ts'
import { eachJsonLine } from './json-lines.ts'
import { LinkList } from './link-list.ts'
import { openArchive } from './open-archive.ts'
import { type Parts, textIn } from './parts.ts'

export interface Reading {
  readonly file: string
  readonly key: string | undefined
  readonly uploads: Uploads
  readonly leftOut: LeftOutList
}

/** Reads an archive of `strapi export` once, from its beginning to its end. @throws UsageError */
export async function readArchive(reading: Reading): Promise<Parts & { readonly program: string }> {
  const bytes = await openArchive(reading.file, reading.key)
  const parts: Growing = {
    metadata: null,
    ...{ schemas: [], entities: [], links: new LinkList(), configuration: [] },
    uploads: new Set<string>(),
  }
  try {
    const entries = webStream(bytes).pipeThrough(createTarDecoder({ strict: true }))
    for await (const entry of entries) await takeEntry(entry, parts, reading)
  } catch (error) {
    if (!isOfReading(error)) throw error
    throw new UsageError(`${reading.file} cannot be read to its end: ${reasonOf(error)}`)
  } finally {
    bytes.destroy()
  }
  return { ...parts, isInOrder: true, program: programOf(parts, reading.file) }
}

function programOf({ metadata, schemas }: Growing, file: string): string {
  const version = textIn(metadata?.strapi, 'version')
  if (version !== undefined && !version.startsWith('4.')) {
    throw new UsageError(`${file} was made by Strapi ${version}; expected Strapi 4.`)
  }
  if (schemas.length === 0)
    throw new UsageError(`${file} holds no schemas; expected an archive of \`strapi export\`.`)
  return `Strapi ${version ?? '4'}`
}

/** Readers of files, gzip and ciphers give codes; that of tar throws plain errors. */
function isOfReading(error: unknown): error is Error {
  return error instanceof Error && ('code' in error || error.name === 'Error')
}

/** What the readers of gzip, tar and ciphers say, in words of what is to be done. */
function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR' || /truncated/i.test(error.message))
    return 'it is truncated. Was it copied completely? Try exporting again.'
  if (code.startsWith('ERR_OSSL')) return 'its end cannot be decrypted. Was it copied completely?'
  return error.message
}

/** Parts while they are being read. */
interface Growing {
  metadata: JsonObject | null
  readonly schemas: JsonObject[]
  readonly entities: JsonObject[]
  readonly links: LinkList
  readonly configuration: JsonObject[]
  readonly uploads: Set<string>
}

/** Only names that are known are looked at, so that no name can lead out of the world's directory. */
async function takeEntry({ header, body }: ParsedTarEntry, parts: Growing, reading: Reading): Promise<void> {
  const path = header.name.replaceAll('\\', '/').replace(/^(\.\/)+/, '')
  const isFile = header.type === undefined || header.type === 'file'
  const stage = /^(schemas|entities|links|configuration)\/[^/]+\.jsonl$/.exec(path)?.[1]
  const upload = /^assets\/uploads\/([^/]+)$/.exec(path)?.[1]
  if (isFile && isStage(stage)) {
    await eachJsonLine(body, `${reading.file}: ${path}`, line => parts[stage].push(line))
  } else if (isFile && path === 'metadata.json') {
    await eachJsonLine(oneLine(body), `${reading.file}: ${path}`, line => {
      parts.metadata = line
    })
  } else if (isFile && upload !== undefined && isFileName(upload)) {
    parts.uploads.add(upload)
    await reading.uploads.take(upload, body, header.mtime ?? new Date(0))
  } else {
    for await (const _ of body); // Read, not cancelled: the decoder of modern-tar 0.8 waits for ever after that.
    const isExpected = header.type === 'directory' || (isFile && path.startsWith('assets/metadata/'))
    if (!isExpected)
      reading.leftOut.add('files of the archive', 'they are not part of an export and were not unpacked')
  }
}

type Stage = 'schemas' | 'entities' | 'links' | 'configuration'

function isStage(name: string | undefined): name is Stage {
  return name === 'schemas' || name === 'entities' || name === 'links' || name === 'configuration'
}

/** A plain name: the program makes no others, and a hidden file is never served. */
function isFileName(name: string): boolean {
  return !name.startsWith('.') && !/[\0:]/.test(name) && Buffer.byteLength(name) < 256
}

/** JSON that stands over several lines. */
async function* oneLine(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const text = (await bytesOf(body)).toString()
  yield Buffer.from(text.replaceAll('\n', ' '))
}
