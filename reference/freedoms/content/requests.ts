import { invalidParameter, validationError } from '../../content/errors.ts'
import { localeRules } from '../../content/query/locale/locale.ts'
import { greatestNumber } from '../../content/query/pagination/numbers.ts'
import { draftAndPublish } from '../../content/query/publication/states.ts'
import { listPayload } from '../../content/rest/frame/list.ts'
import { unitOf, withUnit } from '../../quirks/change-unit.ts'
import type { Freedom } from '../freedom.ts'
import { isDocumentedPopulate } from './populate-forms.ts'
import { refusing } from './rest-answers.ts'

const LISTS = 'content/endpoints/rest-list-entries.point-3'
const POPULATE = 'content/endpoints/populate.row.specific-fields-one-level'
const CREATORS = 'content/resources-and-their-fields/populated-structures.sentence-1'
const LOCALE = 'content/endpoints/locale.sentence-2'
const STATE = 'content/endpoints/publication-state.sentence-1'
const PAYLOAD = 'content/endpoints/rest-list-entries.point-1'
const ERRORS = 'content/errors.sentence-2'

/** What is not documented is refused. */
export const requests: readonly Freedom[] = [
  {
    id: 'content.requests.lists-alone',
    says: 'serves lists to GET and nothing else by REST: no single entries, no writes, no sign-in, no files',
    isWhole: true,
    leftOpenBy: [LISTS],
    around: refusing(({ method, steps }) => method !== 'GET' || steps.length !== 1),
  },
  {
    id: 'content.requests.other-populates-refused',
    says: 'refuses populate in any other form than those of the table, and paths whose steps are not named',
    leftOpenBy: [POPULATE, ERRORS],
    around: refusing(({ query }) => !isDocumentedPopulate(query)),
  },
  {
    id: 'content.requests.creator-fields-refused',
    says: 'refuses to populate createdBy and updatedBy',
    leftOpenBy: [CREATORS, ERRORS],
    around: refusing(({ query }) =>
      query.some(pair => pair[0].startsWith('populate') && /createdBy|updatedBy/.test(pair.join())),
    ),
  },
  {
    id: 'content.requests.without-a-say-refused',
    says: 'refuses locale where nothing is localized, and publicationState where there are no drafts',
    leftOpenBy: [LOCALE, STATE, ERRORS],
    apply: units => withUnit(withUnit(units, notLocalized, refusesLocale), listPayload, refusesState),
  },
  {
    id: 'content.requests.beyond-the-maximum-refused',
    says: 'refuses to return more than the configured maximum',
    leftOpenBy: ['content/limits.row.pagination-limit-default', ERRORS],
    apply: units => withUnit(units, greatestNumber, () => ({ ...greatestNumber, lower: refuseMore })),
  },
  {
    id: 'content.requests.bodies-refused',
    says: 'refuses a list that is asked with a body, or with a version',
    leftOpenBy: [PAYLOAD, ERRORS],
    around: refusing(
      ({ method, headers, hasBody }) => method === 'GET' && (hasBody || 'accept-version' in headers),
    ),
  },
]

const notLocalized = unitOf(localeRules, 'content.locale.not-localized')

function refusesLocale(rule: typeof notLocalized): typeof notLocalized {
  return {
    ...rule,
    wanted: (query, defaultLocale) => {
      if ('locale' in query) throw invalidParameter('locale')
      return rule.wanted(query, defaultLocale)
    },
  }
}

/** Of REST alone: GraphQL has the argument at every list. */
function refusesState(unit: typeof listPayload): typeof listPayload {
  return {
    ...unit,
    query: call => {
      const query = unit.query(call)
      const [path] = call.request.target.split('?')
      const type = [...call.context.models.types.values()].find(it => path === `/api/${it.pluralName}`)
      if (type && 'publicationState' in query && !draftAndPublish.isOn(type))
        throw invalidParameter('publicationState')
      return query
    },
  }
}

const refuseMore: typeof greatestNumber.lower = (wanted, { maxLimit }) => {
  if (maxLimit === null || wanted <= maxLimit) return wanted
  throw validationError(`At most ${maxLimit} entries can be had`)
}
