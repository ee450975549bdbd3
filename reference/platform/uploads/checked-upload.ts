import { invalid, unsupported } from '../errors.ts'
import { type Upload, uploadText } from '../http/body.ts'
import { baseName, extensionOf } from './file-name.ts'
import type { UploadKind } from './kinds.ts'
import { isSafeSvg } from './safe-svg.ts'

/** The extension of an upload, with its dot, in small letters. */
export function uploadExtension({ filename }: Upload): string {
  return extensionOf(baseName(filename)).toLowerCase()
}

/**
 * An upload of a kind.
 * @throws PlatformError 422 when there is none, 415 when it is of another kind or an image that runs something
 */
export function checkedUpload(upload: Upload | undefined, kind: UploadKind): Upload {
  if (!upload) throw invalid(kind.missing)
  const extension = uploadExtension(upload)
  if (!kind.extensions.includes(extension) || !kind.types.includes(upload.type)) throw unsupported(kind.wrong)
  if (extension === '.svg' && !isSafeSvg(uploadText(upload)))
    throw unsupported('SVG files cannot contain <script> tags or "on" attributes.')
  return upload
}
