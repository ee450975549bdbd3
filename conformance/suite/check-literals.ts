import { restPath } from '../agreement/rest-request.ts'
import type { StepDocument } from './clause-document.ts'
import { type Found, problem } from './problem.ts'
import type { WorldLiteral, WorldLiterals } from './world-literals.ts'

/**
 * Another target that holds the world has other ids, keys, passwords, addresses and versions: a step that writes them
 * down would find it wrong for that alone.
 */
export function checkLiterals(step: StepDocument, { any, each }: WorldLiterals): readonly Found[] {
  const { request, graphql, agree, variables, token, expect, accept, as } = step
  const parts = {
    ...{ request, graphql, variables, token, expect, accept },
    agree: agree && [agree, restPath(agree)],
    as,
  }
  // Hardly any step holds one: to look at each text for each of them would take long.
  if (!waysToRead(JSON.stringify(parts)).some(text => any.test(text))) return []
  return Object.entries(parts).flatMap(([part, value]) =>
    textsIn(value).flatMap(text => {
      const found = literalIn(text, each)
      if (!found) return []
      return [problem(part, found.text, `${found.placeholder}, because other targets have another value`)]
    }),
  )
}

function literalIn(text: string, literals: readonly WorldLiteral[]) {
  for (const { pattern, placeholder } of literals) {
    for (const way of waysToRead(text)) {
      const [found] = pattern.exec(way) ?? []
      if (found !== undefined) return { text: found, placeholder }
    }
  }
  return null
}

/** As it is, as a form or a query has it, and as a regular expression has it. */
function waysToRead(text: string): readonly string[] {
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, it =>
    Buffer.from(it.replaceAll('%', ''), 'hex').toString(),
  )
  return [...new Set([text, decoded, text.replaceAll('\\', '')])]
}

/** Every text in a value, keys of objects as well. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)])
}
