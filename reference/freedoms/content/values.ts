import type { Freedom } from '../freedom.ts'
import { mapJson, mapTexts } from '../json-answer.ts'

const TIMES = 'content/resources-and-their-fields/rest-entry.row.attributes-createdat'
const TYPES = 'content/resources-and-their-fields/content-type-model-input-to-the-graphql-generato.sentence-2'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const TIME = /^\d\d:\d\d:\d\d\.\d{3}$/

/** How values are shown. */
export const values: readonly Freedom[] = [
  shown('offset', 'writes the offset +00:00 for Z', TIMES, text =>
    MOMENT.test(text) ? text.replace('Z', '+00:00') : text,
  ),
  shown('seconds', 'shows moments without milliseconds', TIMES, text =>
    MOMENT.test(text) ? text.replace(/\.\d{3}/, '') : text,
  ),
  shown('microseconds', 'shows moments with microseconds', TIMES, text =>
    MOMENT.test(text) ? text.replace('Z', '000Z') : text,
  ),
  // Whoever judges takes any form for this one: it stands behind those that can be named.
  shown('own-form', 'writes moments in a form of its own, in ISO 8601 and UTC', TIMES, text =>
    MOMENT.test(text) ? text.replace('Z', '000000Z') : text,
  ),
  shown('without-seconds', 'leaves seconds out where there are none', TIMES, text =>
    MOMENT.test(text) ? text.replace(':00.000Z', 'Z') : text,
  ),
  shown('basic', 'shows moments in the basic form of ISO 8601', TIMES, text =>
    MOMENT.test(text) ? text.replace(/[-:]/g, '') : text,
  ),
  shown('minutes', 'shows times of day without seconds', TYPES, text =>
    TIME.test(text) ? text.slice(0, 5) : text,
  ),
]

function shown(name: string, says: string, leftOpenBy: string, change: (text: string) => string): Freedom {
  return {
    id: `content.values.${name}`,
    says,
    leftOpenBy: [leftOpenBy],
    around: async (request, server) => mapJson(await server(request), body => mapTexts(body, change)),
  }
}
