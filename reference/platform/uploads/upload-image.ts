import { viewOf } from '../actions/shelf.ts'
import type { Call } from '../contracts.ts'
import { badRequest, invalid, type PlatformError } from '../errors.ts'
import type { Answer } from '../http/answer.ts'
import { onlyUpload, type Upload } from '../http/body.ts'
import { showAddress } from '../present/view.ts'
import { isObject, type Json, type JsonObject, textOf } from '../values.ts'
import { attributeError } from '../write/body.ts'
import { checkedUpload, uploadExtension } from './checked-upload.ts'
import { safeName, withSuffix } from './file-name.ts'
import { imageSize } from './image-size.ts'
import { keepFile, replaceFile } from './kept-files.ts'
import { imageKind } from './kinds.ts'

const PURPOSES = ['image', 'profile_image', 'icon']
const MAX_REF = 2000
const MIN_ICON = 60
const NOT_MEASURED = ['.svg', '.svgz', '.ico']

/**
 * Keeps an image and says where it is; `ref` is what the client calls it. The image as it was sent stands beside it
 * with `_o` in its name.
 * UNDOCUMENTED: images are never made smaller here; the real program cuts them to 2000 pixels.
 */
export function uploadImage(call: Call): Answer {
  const { body } = call.request
  const upload = checkedUpload(onlyUpload(body, 'file'), imageKind)
  const fields = isObject(body.json) ? body.json : {}
  mustFitSchema(fields)
  mustFitPurpose(upload, textOf(fields.purpose) ?? 'image')
  const name = safeName(upload.filename).replace(/_o(\.\w+?)$/, '$1')
  const path = keepFile('images', name, upload.bytes, call.site)
  if (isMeasured(upload)) replaceFile(withSuffix(path, '_o'), upload.bytes, call.site)
  return uploaded('images', { url: shownAt(path, call), ref: refOf(fields) })
}

/** The answer to an upload. */
export function uploaded(root: string, file: JsonObject): Answer {
  return { status: 201, headers: {}, body: { json: { [root]: [file] } } }
}

/** The address of a file that is kept, as the site shows its addresses. */
export function shownAt(path: string, call: Call): string {
  return showAddress(path, viewOf(call, { include: new Set(), fields: null, formats: null }))
}

/** What a client calls a file, or null. */
export function refOf(fields: Json): Json {
  return (isObject(fields) ? textOf(fields.ref) : null) || null
}

function mustFitSchema({ purpose, ref }: JsonObject): void {
  if (purpose !== undefined && !PURPOSES.includes(String(purpose)))
    throw cannotUpload(attributeError('images', 'purpose', 'enum', { allowedValues: PURPOSES }))
  if (String(ref ?? '').length > MAX_REF)
    throw cannotUpload(attributeError('images', 'ref', 'maxLength', { limit: MAX_REF }))
}

function isMeasured(upload: Upload): boolean {
  return !NOT_MEASURED.includes(uploadExtension(upload))
}

function mustFitPurpose(upload: Upload, purpose: string): void {
  if (!isMeasured(upload)) return
  const size = imageSize(upload.bytes)
  if (!size) {
    throw badRequest('Request not understood error, cannot upload image.', {
      context: 'Image processing failed Unable to manipulate image.',
      help: 'Please verify that the image is valid',
    })
  }
  if (purpose === 'icon' && Math.min(size.width, size.height) < MIN_ICON)
    throw cannotUpload(
      invalid('Icon must be a .jpg, .webp, .svg or .png file, at least 60x60px, under 20MB.'),
    )
  if (purpose === 'profile_image' && size.width !== size.height)
    throw cannotUpload(invalid('Please select a valid image file with square dimensions.'))
}

/** A file of another kind is refused as such, before anyone asks what the endpoint does; only later errors name it. */
function cannotUpload({ message, more }: PlatformError): PlatformError {
  return invalid('Validation error, cannot upload image.', { ...more, context: message })
}
