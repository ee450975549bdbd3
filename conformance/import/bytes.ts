/** All bytes of something that comes in pieces. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const piece of pieces) read.push(piece)
  return Buffer.concat(read)
}

/** Pieces as a stream of the web, which asks for each one when it wants it. */
export function webStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async controller => {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
}
