import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import type { JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import { bytesOf, webStream } from '../bytes.ts'
import type { LeftOutList } from '../left-out.ts'
import type { Uploads } from '../uploads.ts'
import { eachJsonLine } from './json-lines.ts'
import { openArchive } from './open-archive.ts'
import { STAGES, type Stage, textIn } from './parts.ts'
import type { Project } from './project.ts'

export interface Reading {
  readonly file: string
  readonly key: string | undefined
  readonly uploads: Uploads
  readonly leftOut: LeftOutList
  /** Takes what the archive holds. */
  readonly project: Project
}

/** Reads an archive of `strapi export` once, from its beginning to its end. Gives the program that made it. @throws UsageError */
export async function readArchive(reading: Reading): Promise<string> {
  const bytes = await openArchive(reading.file, reading.key)
  let metadata: JsonObject | null = null
  const onMetadata = (json: JsonObject) => {
    metadata = json
  }
  try {
    const entries = webStream(bytes).pipeThrough(createTarDecoder({ strict: true }))
    for await (const entry of entries) await takeEntry(entry, reading, onMetadata)
  } catch (error) {
    if (!isOfReading(error)) throw error
    throw new UsageError(`${reading.file} cannot be read to its end: ${reasonOf(error)}`)
  } finally {
    bytes.destroy()
  }
  return programOf(metadata, reading)
}

function programOf(metadata: JsonObject | null, { file, project }: Reading): string {
  const version = textIn(metadata?.strapi, 'version')
  if (version !== undefined && !version.startsWith('4.')) {
    throw new UsageError(`${file} was made by Strapi ${version}; expected Strapi 4.`)
  }
  if (!project.hasSchemas)
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

/** Only names that are known are looked at, so that no name can lead out of the world's directory. */
async function takeEntry(
  { header, body }: ParsedTarEntry,
  { file, project, uploads, leftOut }: Reading,
  onMetadata: (json: JsonObject) => void,
): Promise<void> {
  const path = header.name.replaceAll('\\', '/').replace(/^(\.\/)+/, '')
  const isFile = header.type === undefined || header.type === 'file'
  const stage = /^(schemas|entities|links|configuration)\/[^/]+\.jsonl$/.exec(path)?.[1]
  const upload = /^assets\/uploads\/([^/]+)$/.exec(path)?.[1]
  if (isFile && isStage(stage)) {
    await eachJsonLine(body, `${file}: ${path}`, json => project.take(stage, json))
  } else if (isFile && path === 'metadata.json') {
    await eachJsonLine(oneLine(body), `${file}: ${path}`, onMetadata)
  } else if (isFile && upload !== undefined && isFileName(upload)) {
    project.uploads.add(upload)
    await uploads.take(upload, body, header.mtime ?? new Date(0))
  } else {
    for await (const _ of body); // Read, not cancelled: the decoder of modern-tar 0.8 waits for ever after that.
    const isExpected = header.type === 'directory' || (isFile && path.startsWith('assets/metadata/'))
    if (!isExpected)
      leftOut.add('files of the archive', 'they are not part of an export and were not unpacked')
  }
}

function isStage(name: string | undefined): name is Stage {
  return STAGES.some(stage => stage === name)
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
