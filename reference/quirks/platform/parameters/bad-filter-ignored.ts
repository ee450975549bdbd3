import { PlatformError } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.parameters.filter-refused'

/** A filter that means nothing filters nothing. */
export const badFilterIgnored: Quirk = {
  id: `${CLAUSE}.ignored`,
  clause: CLAUSE,
  says: 'takes no notice of a filter that it cannot read',
  apply: changePlatform(({ parameters }) => ({
    parameters: replaceUnit(parameters, 'platform.parameters.filter', parameter => ({
      ...parameter,
      apply: (value, selection, reading) => {
        try {
          return parameter.apply(value, selection, reading)
        } catch (error) {
          if (error instanceof PlatformError) return selection
          throw error
        }
      },
    })),
  })),
}
