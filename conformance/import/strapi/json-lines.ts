import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'

/** Hands the objects of a text with one in each line to `take`, one after the other. `where` is what a message calls the text. */
export async function eachJsonLine(
  chunks: AsyncIterable<Uint8Array>,
  where: string,
  take: (json: JsonObject) => void,
): Promise<void> {
  let number = 0
  for await (const lines of linesOf(chunks)) {
    for (const line of lines) {
      number++
      if (line.trim() !== '') take(parseLine(line, where, number))
    }
  }
}

function parseLine(line: string, where: string, number: number): JsonObject {
  try {
    const value: unknown = JSON.parse(line)
    if (isObject(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(
      `${where}, line ${number}: expected JSON, found ${line.slice(0, 40)} (${error.message})`,
    )
  }
  throw new UsageError(`${where}, line ${number}: expected an object, found ${line.slice(0, 40)}`)
}

/** The lines that each chunk brings to their end: many at once, because to wait for each of millions takes long. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let begun: string[] = []
  for await (const chunk of chunks) {
    const [first = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(first)
    const last = lines.pop()
    if (last === undefined) continue
    yield [begun.join(''), ...lines]
    begun = [last]
  }
  yield [begun.join('') + decoder.decode()]
}
