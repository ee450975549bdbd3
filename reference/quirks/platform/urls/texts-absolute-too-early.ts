import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.urls.relative'

/** Addresses in a text are absolute in 1.0 already, whether that is asked for or not. */
export const textsAbsoluteTooEarly: Quirk = {
  id: `${CLAUSE}.texts-absolute`,
  clause: CLAUSE,
  says: 'serves addresses in texts absolute in 1.0 too',
  apply: changeRestored(CLAUSE, units => ({
    ...units,
    urls: replaceUnit(units.urls, CLAUSE, rule => ({
      ...rule,
      content: (value, site) => rule.content(value, site, true),
    })),
  })),
}
