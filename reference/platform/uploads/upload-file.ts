import type { Call } from '../contracts.ts'
import { invalid } from '../errors.ts'
import type { Answer } from '../http/answer.ts'
import { onlyUpload } from '../http/body.ts'
import { safeName } from './file-name.ts'
import { keepFile } from './kept-files.ts'
import { refOf, shownAt, uploaded } from './upload-image.ts'

/** Keeps a file of any kind. */
export function uploadFile(call: Call): Answer {
  const { body } = call.request
  const upload = onlyUpload(body, 'file')
  if (!upload) throw invalid('Please select a file.')
  const path = keepFile('files', safeName(upload.filename), upload.bytes, call.site)
  return uploaded('files', { url: shownAt(path, call), ref: refOf(body.json) })
}
