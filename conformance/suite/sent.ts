import { type Expectation, REFUSED } from '../compare/expectation.ts'
import { mayWrite } from '../safety/may-write.ts'
import type { Clause, RequestSpec, Step } from './clause.ts'
import { fillText, fillValue, type PlaceholderValues } from './placeholder.ts'
import type { Problem } from './problem.ts'

/** A document of GraphQL can be read only when something stands for its ids. */
const ANYTHING: PlaceholderValues = { entry: () => '1', fact: () => '1', saved: () => '1' }

/** Whether a request may write at a server that takes it. */
export function sendsWrite({ method, path, headers, body }: RequestSpec): boolean {
  return mayWrite({ method, path: fillText(path, ANYTHING), headers, body: fillValue(body, ANYTHING) })
}

/**
 * Whether somebody logs in at the content service. It is sent by an unsafe method and changes nothing of a world: a
 * JWT is kept nowhere.
 */
export function isLogin({ method, path, body }: RequestSpec): boolean {
  if (method !== 'POST') return false
  if (path === '/api/auth/local') return true
  return /^[^{]*mutation[^{]*\{\s*login\([^)]*\)\s*\{[^{}]*\}\s*\}/.test(String(Object(body).query))
}

/** A scenario that sends a write that may be taken says `writes: true`: then the world is put back after it. */
export function unsaidWrites(clauses: readonly Clause[]): readonly Problem[] {
  return clauses.flatMap(({ file, scenarios }) =>
    scenarios
      .filter(({ writes, sendsWrites, steps }) => sendsWrites && !writes && steps.some(mayBeTaken))
      .map(({ id }) => ({
        file,
        path: 'writes',
        found: `nothing in ${id}, whose write may be accepted`,
        expected: 'writes: true, or only refusals of what may write',
      })),
  )
}

function mayBeTaken({ request, accepted }: Step): boolean {
  return sendsWrite(request) && !isLogin(request) && !accepted.every(({ expect }) => isRefusal(expect))
}

function isRefusal({ status, body = {} }: Expectation): boolean {
  if (status === REFUSED) return true
  const statuses = [status ?? []].flat()
  if (statuses.length > 0 && statuses.every(it => it >= 400)) return true
  // GraphQL refuses with any status, by errors.
  return Object.entries(body).some(
    ([path, value]) => /^(errors|\[\d+\]\.errors)\b/.test(path) && value !== '<absent>',
  )
}
