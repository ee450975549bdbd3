import { readHar } from '../../captured/read-har.ts'
import { isObject } from '../../compare/json-value.ts'
import { readText } from '../../read-text.ts'
import { type RecordedLine, readRecording } from '../../replay/recording.ts'
import { UsageError } from '../../usage-error.ts'
import type { OverheardAnswer, OverheardRequest } from '../exchange.ts'

/** A request of a file with its answer. */
export interface ReadExchange {
  readonly id: string
  readonly request: OverheardRequest
  readonly answer: OverheardAnswer
  /** What was known before it no longer holds: it was asked of another server, or of one that was put back. */
  readonly isAnew: boolean
}

export interface ReadTraffic {
  readonly exchanges: readonly ReadExchange[]
  /** Entries without an answer, or that are no requests. */
  readonly skipped: number
}

/** Reads an HTTP Archive, or a recording of `assayer record`. Throws UsageError for anything else. */
export function readExchanges(file: string): ReadTraffic {
  const text = readText(file)
  return isHar(text) ? harExchanges(text, file) : recordedExchanges(file)
}

/** An archive is one object, and a recording has one in each line. */
function isHar(text: string): boolean {
  return /^\s*\{\s*"log"\s*:/.test(text.replace(/^\uFEFF/, ''))
}

function harExchanges(text: string, file: string): ReadTraffic {
  const { requests, skipped } = readHar(text, file)
  const exchanges = requests.flatMap(request => {
    const { position, method, path, headers, body, status, answerHeaders, answer } = request
    if (!status) return []
    const id = `${file}#${position}`
    const answered = { status, headers: answerHeaders ?? {}, json: answer }
    return [{ id, request: { method, path, headers, body }, answer: answered, isAnew: false }]
  })
  return { exchanges, skipped: skipped + requests.length - exchanges.length }
}

function recordedExchanges(file: string): ReadTraffic {
  const lines = readRecording(file)
  if (lines.length === 0)
    throw new UsageError(
      `${file}: found no exchange; expected an HTTP Archive (HAR), or a recording with one JSON object per line.`,
    )
  const exchanges = lines.map((line, index): ReadExchange => {
    const before = lines[index - 1]
    const isOther = before?.variant !== line.variant || before?.world !== line.world
    return { ...exchangeOf(line), isAnew: line.isFresh || isOther }
  })
  // No answer came to those without a status.
  const answered = exchanges.filter(({ answer }) => answer.status > 0)
  return { exchanges: answered, skipped: exchanges.length - answered.length }
}

function exchangeOf(line: RecordedLine): Omit<ReadExchange, 'isAnew'> {
  const { id, method, path, headers, body, as, status, responseHeaders, responseBody, isText } = line
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const sent = typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body)
  // A recording names its callers: their proofs are not written down.
  const caller = as === 'public' ? {} : { authorization: `recorded ${as}` }
  return {
    id,
    request: { method, path, headers: { ...Object.fromEntries(named), ...caller }, body: sent },
    answer: {
      status,
      headers: textsIn(responseHeaders),
      json: isText || typeof responseBody === 'string' ? undefined : responseBody,
    },
  }
}

function textsIn(headers: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isObject(headers) ? headers : {})
  return Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), [value].flat().map(String).join(', ')]),
  )
}
