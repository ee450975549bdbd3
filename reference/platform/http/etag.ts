/** A weak entity tag: the length and a hash (FNV-1a) of what is sent. */
export function etagOf(content: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < content.length; i++) {
    hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193) >>> 0
  }
  return `W/"${content.length.toString(16)}-${hash.toString(16)}"`
}
