import { gunzipSync } from 'node:zlib'
import { type ParsedTarEntryWithData, unpackTar } from 'modern-tar'
import { FILE_NAMES, type Files, tarOf } from './pack.ts'
import { Refusal } from './refusal.ts'

export interface Limits {
  /** Bytes of the archive as it lies on disk. */
  readonly packed: number
  /** Bytes that it may become. */
  readonly unpacked: number
}

const MIB = 1024 * 1024
/** The largest run of the suite is a tenth of it. */
export const LIMITS: Limits = { packed: 64 * MIB, unpacked: 512 * MIB }

/** The texts of a bundle. Nothing is written anywhere. Throws a Refusal for whatever no `publish` would have packed. */
export async function unpackBundle(bytes: Uint8Array, limits: Limits = LIMITS): Promise<Files> {
  if (bytes.length > limits.packed)
    throw new Refusal(
      `the archive has ${bytes.length} bytes, more than the ${limits.packed} that one may have`,
    )
  const tar = inflate(bytes, limits)
  const entries = await read(tar)
  for (const entry of entries) refuseStrange(entry)
  const texts = new Map<string, string>()
  for (const { header, data } of entries) {
    if (texts.has(header.name)) throw new Refusal(`the archive has ${header.name} twice`)
    texts.set(header.name, textOf(header.name, data))
  }
  const requirements = texts.get('requirements.json')
  const files: Files = {
    'statement.json': there('statement.json', texts),
    'results.json': there('results.json', texts),
    'configuration.json': there('configuration.json', texts),
    ...(requirements !== undefined && { 'requirements.json': requirements }),
    'recording.ndjson': there('recording.ndjson', texts),
  }
  if (Buffer.compare(await tarOf(files), tar) !== 0)
    throw new Refusal(
      'the archive holds more than its files: it is not packed as assayer packs it (times, owners, order, padding)',
    )
  return files
}

function inflate(bytes: Uint8Array, { unpacked }: Limits): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: unpacked })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal(`the archive becomes larger than the ${unpacked} bytes that one may become`)
    if (code === 'Z_BUF_ERROR') throw new Refusal('the archive is truncated')
    if (code === 'Z_DATA_ERROR') throw new Refusal('the archive is no gzip, or was damaged')
    throw error
  }
}

async function read(tar: Uint8Array): Promise<readonly ParsedTarEntryWithData[]> {
  try {
    return await unpackTar(tar, { strict: true })
  } catch (error) {
    if (error instanceof Error) throw new Refusal(`the archive is no tar that can be read: ${error.message}`)
    throw error
  }
}

function refuseStrange({ header }: ParsedTarEntryWithData): void {
  const { name, type = 'file' } = header
  const isKnown = FILE_NAMES.some(known => known === name)
  if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)|^[A-Za-z]:/.test(name))
    throw new Refusal(`the archive has an entry that leads out of its folder: ${JSON.stringify(name)}`)
  if (type !== 'file') throw new Refusal(`${JSON.stringify(name)} in the archive is a ${type}, and no file`)
  if (!isKnown)
    throw new Refusal(
      `the archive has ${JSON.stringify(name)}, which is no file of a bundle: ${FILE_NAMES.join(', ')}`,
    )
}

function textOf(name: string, data: Uint8Array | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data)
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${name} is no text in UTF-8`)
    throw error
  }
}

function there(name: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(name)
  if (text === undefined) throw new Refusal(`the archive has no ${name}`)
  return text
}
