import type { Change, PostFormat } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import { readLexical, writeLexical } from '../../text/lexical.ts'
import { readMobiledoc, writeMobiledoc } from '../../text/mobiledoc.ts'
import { type JsonObject, omit, textOf } from '../../values.ts'
import { changeQuery, mapAnswer, mapBody, mapRows } from '../rewrite.ts'

const ROOTS = ['posts', 'pages']

/** A text stays in the format that it was given in. */
export const eitherFormat: PostFormat = {
  clause: 'platform.changes.5-0.post-content-format',
  kept: content => content,
  isLasting: false,
}

/**
 * The previous post-content format was replaced by the state of a newer editor. Before, posts had only the
 * previous one.
 */
export const postContentFormat: Change = {
  clause: 'platform.changes.5-0.post-content-format',
  since: 5,
  scope: 'site',
  restores: [eitherFormat],
  undo: units => ({ ...units, postFormats: [eitherFormat] }),
  up: request => {
    const old = mapBody(request, json => mapRows(json, ROOTS, post => omit(post, ['lexical'])))
    const formats = queryText(request.query, 'formats')
    if (formats === null) return old
    const known = formats.split(',').map(name => asOld(name.trim()))
    return changeQuery(old, [], { formats: known.join(',') })
  },
  down: (answer, asked) => {
    const isAsked = asked.api === 'admin' || /mobiledoc/.test(queryText(asked.query, 'formats') ?? '')
    return mapAnswer(answer, json => mapRows(json, ROOTS, post => inOldFormat(post, isAsked)))
  },
}

/** The newer format is asked for too where the old one is, to be written in it; by its own name it is unknown. */
function asOld(name: string): string {
  if (name === 'lexical') return 'lexical-of-5'
  return name === 'mobiledoc' ? 'mobiledoc,lexical' : name
}

function inOldFormat(post: JsonObject, isAsked: boolean): JsonObject {
  const state = textOf(post.lexical)
  const { lexical: _lexical, ...old } = post
  if (state === null || !isAsked) return old
  return { ...old, mobiledoc: writeMobiledoc(readLexical(state) ?? []) }
}

/** A post that was written in the previous format. */
export function inNewFormat(post: JsonObject): JsonObject {
  const old = textOf(post.mobiledoc)
  return old === null
    ? post
    : { ...omit(post, ['mobiledoc']), lexical: writeLexical(readMobiledoc(old) ?? []) }
}
