import type { ServiceResponse } from '../../http/message.ts'
import { findOne } from '../actions/find-one.ts'
import { createLocalization } from '../actions/localizations/create-localization.ts'
import { spreadToLocalizations } from '../actions/localizations/spread.ts'
import { performWrite } from '../actions/write/all-or-nothing.ts'
import type { ContentType } from '../model/types.ts'
import { decodeSegment } from '../query/parse-query.ts'
import { compileSelection } from '../query/populate/selection.ts'
import { showFlat } from '../query/selection.ts'
import type { Row } from '../world/table.ts'
import type { RestCall } from './context.ts'
import { wholeBody } from './data-of.ts'

/**
 * `POST /api/:pluralApiId/:id/localizations`, of a single type `POST /api/:singularApiId/localizations`: the values
 * are not wrapped in `data`, nor is the answer. Clause: content.writes.localizations.answer.
 */
export function localizeEntry(type: ContentType, call: RestCall): ServiceResponse {
  const { context } = call
  const entry = entryToLocalize(type, call)
  const { localizationCreated, missingToLocalize } = context.units.rest
  if (!entry) throw missingToLocalize.error()
  const data = wholeBody(call)
  return performWrite(context, () => {
    const row = createLocalization(type, entry, data, context)
    const shown = showLocalization(type, row, call)
    const populated = ['localizations']
    spreadToLocalizations({ type, row, isNew: true, shown: { fields: null, populated } }, context)
    return localizationCreated.respond(shown)
  })
}

function entryToLocalize(type: ContentType, { params, context }: RestCall): Row | null {
  if (type.kind === 'singleType') return context.store.table(type.uid).rows[0] ?? null
  return findOne(type, decodeSegment(params.id ?? ''), context)
}

/** Bare, the entries of the other locales too. Whoever may make a localization sees these. */
function showLocalization(type: ContentType, row: Row, { context }: RestCall): unknown {
  const scope = { context: { ...context, caller: ANYBODY }, state: null, bare: true, depth: 0 }
  return showFlat([row], compileSelection({ populate: ['localizations'] }, type, scope)).values[0]
}

const ANYBODY = { may: () => true }
