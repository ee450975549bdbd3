import type { Answer } from '../client/outcome.ts'

/** For tests: an answer with this JSON. */
export function madeAnswer(status: number, json: unknown): Answer {
  const text = JSON.stringify(json)
  return { kind: 'answer', status, headers: {}, text, json, size: text.length, isBroken: false, ms: 0 }
}
