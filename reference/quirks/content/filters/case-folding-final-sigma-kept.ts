import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Σ stays another letter than σ. */
export const caseFoldingFinalSigmaKept: Quirk = {
  id: 'content.filters.case-folding-final-sigma.kept',
  clause: 'content.filters.case-folding-final-sigma',
  says: 'ς stays another letter than σ',
  apply: changeFilters(({ caseFolding }) => ({
    caseFolding: { ...caseFolding, fold: text => Array.from(text, letter => letter.toLowerCase()).join('') },
  })),
}
