import { Refusal } from './refusal.ts'

/** No file of a bundle is nested deeper, but one that is made to exhaust whoever walks through it. */
const DEEPEST = 500

/** The value of a text of JSON in a bundle. Throws a Refusal for any other text; `where` is named in it. */
export function parseText(text: string, where: string): unknown {
  if (isDeep(text)) throw new Refusal(`${where}: it is nested too deeply`)
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`${where}: found no JSON`)
    throw error
  }
}

const BRACKETS_OUTSIDE_TEXTS = /"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs

function isDeep(text: string): boolean {
  let depth = 0
  for (const [token] of text.matchAll(BRACKETS_OUTSIDE_TEXTS)) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth > DEEPEST) return true
  }
  return false
}
