import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.urls.inconsistent'

/** Links in a text are absolute in 2.0 already, whether that is asked for or not. */
export const linksAbsoluteTooEarly: Quirk = {
  id: `${CLAUSE}.links-absolute`,
  clause: CLAUSE,
  says: 'serves links in texts absolute in 2.0 too',
  apply: changeRestored(CLAUSE, units => ({
    ...units,
    urls: replaceUnit(units.urls, CLAUSE, rule => ({
      ...rule,
      content: (value, site) => rule.content(value, site, true),
    })),
  })),
}
