import { validationError } from '../../errors.ts'
import type { SentFile } from '../../http/body/multipart.ts'
import { FILE_UID, schemaOf } from '../../query/attributes.ts'
import { isRecord } from '../../query/query.ts'
import type { Row } from '../../world/table.ts'
import type { UsersContext } from '../context.ts'

/**
 * Keeps what is told of a file: its name, kind and size; its bytes are not kept, as nothing serves them.
 * Throws a ValidationError when no file was sent. Clause: content.files.upload.
 */
export function upload(body: unknown, context: UsersContext): Row {
  const file = isRecord(body) ? body.files : undefined
  if (!isSentFile(file)) throw validationError('Files are empty')
  const table = context.store.table(FILE_UID)
  const row = { ...emptyRow(context), ...describe(file, table.takeId(), context.clock.now()) }
  table.put(row)
  return row
}

function describe({ filename, type, bytes }: SentFile, id: number, now: number) {
  const dot = filename.lastIndexOf('.')
  const ext = dot < 0 ? '' : filename.slice(dot)
  const stem = (dot < 0 ? filename : filename.slice(0, dot)).replace(/[^A-Za-z0-9-]+/g, '_')
  const hash = `${stem}_${id.toString(16).padStart(10, '0')}`
  const moment = new Date(now).toISOString()
  return {
    id,
    name: filename,
    hash,
    ext,
    mime: type,
    size: Math.round(bytes.length / 10) / 100,
    url: `/uploads/${hash}${ext}`,
    provider: 'local',
    folderPath: '/',
    createdAt: moment,
    updatedAt: moment,
  }
}

function emptyRow(context: UsersContext): Record<string, unknown> {
  const attributes = [...schemaOf(context, FILE_UID).attributes.values()]
  return Object.fromEntries(attributes.map(it => [it.name, 'many' in it && it.many ? [] : null]))
}

function isSentFile(value: unknown): value is SentFile {
  return isRecord(value) && typeof value.filename === 'string' && value.bytes instanceof Uint8Array
}
