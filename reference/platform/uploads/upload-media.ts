import type { Call } from '../contracts.ts'
import { invalid, PlatformError } from '../errors.ts'
import { type Answer, ok } from '../http/answer.ts'
import { onlyUpload, type Upload, uploadsIn } from '../http/body.ts'
import { isObject, textOf } from '../values.ts'
import { checkedUpload, uploadExtension } from './checked-upload.ts'
import { extensionOf, safeName } from './file-name.ts'
import { keepFile, keptFile, replaceFile } from './kept-files.ts'
import { imageKind, mediaKind, thumbnailKind } from './kinds.ts'
import { refOf, shownAt, uploaded } from './upload-image.ts'

/** Keeps a video or sound, and an image for it when one is sent with it. */
export function uploadMedia(call: Call): Answer {
  const { site, request } = call
  const [file, image] = uploadsIn(request.body, 'file', 'thumbnail')
  const media = checkedUpload(file, mediaKind)
  const thumbnail = image && checkedUpload(image, thumbnailKind)
  const name = safeName(media.filename)
  const shown = thumbnail && keepFile('media', thumbnailName(name, thumbnail), thumbnail.bytes, site)
  const path = keepFile('media', name, media.bytes, site)
  return uploaded('media', {
    url: shownAt(path, call),
    thumbnail_url: shown === undefined ? null : shownAt(shown, call),
    ref: refOf(request.body.json),
  })
}

/** Keeps an image for a video or sound that was uploaded before, in place of the one that it had. */
export function uploadThumbnail(call: Call): Answer {
  const { site, request } = call
  const upload = checkedUpload(onlyUpload(request.body, 'file'), imageKind)
  const path = thumbnailName(mediaPath(call), upload)
  const shown = shownAt(replaceFile(path, upload.bytes, site), call)
  return ok({ media: [{ url: shown, ref: refOf(request.body.json) }] })
}

/** The name of an image that stands beside a video or sound: `walk_thumb.png`. */
function thumbnailName(media: string, image: Upload): string {
  return `${media.slice(0, media.length - extensionOf(media).length)}_thumb${uploadExtension(image)}`
}

/** The path of the video or sound whose address is given. UNDOCUMENTED: it must be one that was uploaded. */
function mediaPath({ request, site }: Call): string {
  const { json } = request.body
  const url = isObject(json) ? textOf(json.url) : null
  if (url === null) throw invalid('Validation (FieldIsRequired) failed for ["url"]', { property: 'url' })
  const path = url.startsWith(site.data.url) ? url.slice(site.data.url.length) : url
  if (path.startsWith('/content/media/') && keptFile(path, site)) return path
  throw new PlatformError(
    400,
    'IncorrectUsageError',
    `The URL "${url.slice(0, 200)}" is not a valid URL for this site.`,
  )
}
