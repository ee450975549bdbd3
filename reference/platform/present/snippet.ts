import { snippets } from '../resources/snippets.ts'
import { type JsonObject, omit, type Row } from '../values.ts'
import { showAttributes, type View } from './view.ts'

export const SNIPPET_FORMATS = ['mobiledoc', 'lexical']

/**
 * A snippet in the formats that are asked for; without any, in the previous post-content format.
 * UNDOCUMENTED: whatever `fields` says, as in the real program.
 */
export function presentSnippet(snippet: Row, view: View): JsonObject {
  const formats = view.formats ?? new Set(['mobiledoc'])
  return omit(
    showAttributes(snippets, snippet, view),
    SNIPPET_FORMATS.filter(format => !formats.has(format)),
  )
}
