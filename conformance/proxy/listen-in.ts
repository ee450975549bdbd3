import { jsonOf } from '../../text/json-of.ts'
import type { OverheardAnswer, OverheardRequest } from '../overheard/exchange.ts'
import type { Judge } from '../overheard/judge/judge.ts'
import type { Onlooker, PassedAnswer, PassedRequest } from './pass-on.ts'

/** A judge that listens to what passes. What goes wrong with judging is told, and changes nothing of what passes. */
export function listenIn(judge: Judge, failed: (says: string) => void): Onlooker {
  let passed = 0
  return {
    failed,
    asked: passing => {
      const id = String(++passed)
      // What a request writes may stand in its body, which is yet to come: until then it counts as a write.
      const ticket = judge.asked(id, requestOf(passing, null))
      return answer => {
        try {
          judge.answered(ticket, requestOf(passing, bodyOf(passing)), answer && answerOf(answer))
        } catch (error) {
          failed(`request ${id} could not be judged: ${error instanceof Error ? error.message : error}`)
        }
      }
    },
  }
}

function requestOf({ method, path, headers }: PassedRequest, body: string | null): OverheardRequest {
  return { method, path, headers: plain(headers), body }
}

function bodyOf({ headers, body }: PassedRequest): string | null {
  const text = body.text(headers['content-encoding'])
  return text === '' ? null : text
}

function answerOf({ status, headers, body }: PassedAnswer): OverheardAnswer {
  return { status, headers: plain(headers), json: jsonIn(body.text(headers['content-encoding'])) }
}

function plain(headers: PassedRequest['headers']): Readonly<Record<string, string>> {
  const entries = Object.entries(headers)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(', ')]])),
  )
}

function jsonIn(text: string | null): unknown {
  return text !== null && /^\s*[[{]/.test(text) ? jsonOf(text) : undefined
}
