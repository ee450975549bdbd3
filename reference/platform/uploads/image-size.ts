/** The size of an image in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The size that the first bytes of a PNG, JPEG, GIF or WebP image tell; null for anything else. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const read of [pngSize, gifSize, webpSize, jpegSize]) {
    const size = read(view)
    if (size && size.width > 0 && size.height > 0) return size
  }
  return null
}

type Reader = (view: DataView) => ImageSize | null

const pngSize: Reader = view => {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const gifSize: Reader = view => {
  if (view.byteLength < 14 || view.getUint32(0) !== 0x47494638) return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** A RIFF file whose first chunk says in one of three forms how large the image is. */
const webpSize: Reader = view => {
  if (view.byteLength < 25 || view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250)
    return null
  const chunk = view.getUint32(12)
  if (chunk === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (view.byteLength < 30) return null
  if (chunk === 0x56503858) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (chunk !== 0x56503820) return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
}

/** Markers that start a frame are C0 to CF, but for those of tables. */
const jpegSize: Reader = view => {
  if (view.byteLength < 11 || view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (startsFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
