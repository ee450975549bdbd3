interface Range {
  readonly type: string
  readonly quality: number
}

/**
 * Which of the media types that can be offered a caller likes best, by the weights of the `Accept` header, then by
 * its order, then by the order of the offers. Null when it takes none of them. Without a header anything goes.
 */
export function preferred<T extends string>(accept: string | undefined, offers: readonly T[]): T | null {
  const ranges = (accept ?? '*/*').split(',').map(readRange)
  const ranked = offers
    .map(offer => ({ offer, ...rank(offer, ranges) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  return ranked[0]?.offer ?? null
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  const weight = parameters.find(parameter => parameter.startsWith('q='))
  const quality = weight === undefined ? 1 : Number(weight.slice(2))
  return { type, quality: Number.isFinite(quality) ? quality : 0 }
}

/** The most specific range that covers a type decides about it. */
function rank(offer: string, ranges: readonly Range[]): { quality: number; index: number } {
  const covering = [offer, `${offer.split('/')[0]}/*`, '*/*']
  for (const type of covering) {
    const index = ranges.findIndex(range => range.type === type)
    const range = ranges[index]
    if (range) return { quality: range.quality, index }
  }
  return { quality: 0, index: -1 }
}
