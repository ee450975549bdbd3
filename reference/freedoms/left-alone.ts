import type { ServiceRequest, ServiceResponse } from '../http/message.ts'
import type { Freedom } from './freedom.ts'

/**
 * Whether what a freedom puts before the server leaves an exchange alone: the request is let through as it is, once, and
 * the answer back as it was. Then a server with the freedom answers as one without.
 */
export async function isLeftAlone(
  { around }: Freedom,
  request: ServiceRequest,
  answer: ServiceResponse,
): Promise<boolean> {
  if (!around) return true
  const asked: ServiceRequest[] = []
  const given = await around(request, async it => {
    asked.push(it)
    return answer
  })
  return asked.length === 1 && asked[0] === request && isSame(given, answer)
}

function isSame(given: ServiceResponse, answer: ServiceResponse): boolean {
  if (given === answer) return true
  const isSameHead =
    given.status === answer.status && JSON.stringify(given.headers) === JSON.stringify(answer.headers)
  return isSameHead && given.body === answer.body
}
