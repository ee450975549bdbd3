import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'
import { onlyDefaultLocale } from './only-default-locale.ts'

export const localeDeepFiltersDefaultOnly: Quirk = {
  id: 'content.locale.deep-filters.default-only',
  clause: 'content.locale.deep-filters',
  says: 'a deep filter sees the default locale alone',
  apply: changeContent(({ filteredRows }) => ({
    filteredRows: replaceUnit(filteredRows, 'content.locale.deep-filters', rows => ({
      ...rows,
      condition: onlyDefaultLocale,
    })),
  })),
}
