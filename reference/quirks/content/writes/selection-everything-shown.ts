import { compileSelection } from '../../../content/query/populate/selection.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** Fields and populate have no say in the response to a write. */
export const selectionEverythingShown: Quirk = {
  id: 'content.writes.selection.everything-shown',
  clause: 'content.writes.selection',
  says: 'fields and populate have no say in the response to a write',
  apply: changeRest(({ writeSelection }) => ({
    writeSelection: {
      ...writeSelection,
      select: (_query, type, context) => compileSelection({}, type, { context, state: null, depth: 0 }),
    },
  })),
}
