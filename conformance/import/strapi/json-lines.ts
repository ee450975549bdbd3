import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'

/** The objects of a text with one in each line. `where` is what a message calls the text. */
export async function* jsonLines(
  chunks: AsyncIterable<Uint8Array>,
  where: string,
): AsyncGenerator<JsonObject> {
  let number = 0
  for await (const line of linesOf(chunks)) {
    number++
    if (line.trim() !== '') yield parseLine(line, `${where}, line ${number}`)
  }
}

function parseLine(line: string, where: string): JsonObject {
  try {
    const value: unknown = JSON.parse(line)
    if (isObject(value)) return value
    throw new UsageError(`${where}: expected an object, found ${line.slice(0, 40)}`)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`${where}: expected JSON, found ${line.slice(0, 40)} (${error.message})`)
  }
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let begun: string[] = []
  for await (const chunk of chunks) {
    const [first = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(first)
    for (const next of lines) {
      yield begun.join('')
      begun = [next]
    }
  }
  yield begun.join('') + decoder.decode()
}
