import { chosen, type Place, type RequestFault } from './fault.ts'
import { INHERITED, ODD_TEXTS } from './parameters.ts'
import { header } from './requests.ts'

const PARAMETERS = ['filter', 'order', 'fields', 'include', 'formats', 'limit', 'page', 'source', 'key']

/** Filters that no grammar has. */
const BROKEN_FILTERS = [
  '(',
  ')',
  'title',
  'title:',
  ':title',
  '+',
  ',',
  'title:a+',
  'title:a,,slug:b',
  "title:'",
  'title:[',
  'title:[]',
  'title:[a,',
  'title:>',
  'title:>>1',
  'title:~',
  "title:~^'",
  'title:-',
  'tag:-[',
  '!title:a',
  'a.b.c.d:e',
  'tags.:a',
  '.slug:a',
  'published_at:>now-',
  'published_at:>now-99999999999d',
  'id:null',
  'title:\0',
]

const ORDERS = [
  'nothing',
  'title up',
  'title asc desc',
  ' asc',
  ',',
  'title asc,,',
  'tags.slug asc',
  'count.posts',
]

/** Faults of what the platform reads in a URL and in headers of its own. */
export const platformFaults: readonly RequestFault[] = [
  inQuery('broken-filter', 'a filter that is none', ({ at }) => ['filter', chosen(BROKEN_FILTERS, at) ?? '']),
  inQuery('deep-filter', 'a filter with many brackets', ({ amount }) => [
    'filter',
    `${'('.repeat(amount)}title:a${')'.repeat(amount)}`,
  ]),
  inQuery('long-filter', 'a long filter', ({ at, amount }) => [
    'filter',
    Array.from({ length: amount }, () => 'title:a').join(chosen(['+', ','], at)),
  ]),
  inQuery('unknown-relation', 'a filter on what nothing has', ({ at }) => [
    'filter',
    `${chosen([...INHERITED, 'nothing', 'tags.nothing', 'authors.password', 'a b'], at)}:a`,
  ]),
  inQuery('odd-order', 'an order by what nothing has', ({ at }) => [
    'order',
    chosen([...ORDERS, ...INHERITED.map(name => `${name} asc`)], at) ?? '',
  ]),
  inQuery('odd-value', 'a parameter with a value that it cannot have', ({ at }) => [
    chosen(PARAMETERS, at) ?? 'filter',
    chosen([...ODD_TEXTS, ...INHERITED], Math.floor(at / PARAMETERS.length)) ?? '',
  ]),
  inQuery('as-object', 'a parameter that is a list or an object', ({ at }) => [
    `${chosen(PARAMETERS, at)}${chosen(['[]', '[0]', '[a]', '[__proto__]', '[a][b]'], Math.floor(at / 9))}`,
    '1',
  ]),
  {
    ...inQuery('given-again', 'a parameter that is given again', () => null),
    put: (request, { at, amount }) => {
      const more = Array.from({ length: amount }, () => `${chosen(PARAMETERS, at)}=1`).join('&')
      return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}${more}` }
    },
  },
  onSite(
    header('odd-version', 'a version that there is not', 'accept-version', [
      '',
      'v',
      'v0',
      'v999.0',
      '5',
      'v5.0.0.0',
      'v-1',
      'latest',
      'v5.0, v4.0',
      '__proto__',
    ]),
  ),
  onSite(
    header('odd-token', 'a token that is none', 'authorization', [
      'Platform',
      'Platform x.y.z',
      'Platform eyJhbGciOiJub25lIn0.e30.',
      'Platform eyJraWQiOiJfX3Byb3RvX18iLCJhbGciOiJIUzI1NiJ9.e30.x',
      'Platform eyJraWQiOm51bGwsImFsZyI6IkhTMjU2In0.bnVsbA.x',
    ]),
  ),
  onSite(
    header('odd-cookie', 'a session that is none', 'cookie', [
      'platform-admin-api-session=%',
      'platform-admin-api-session=s%3A.',
      'platform-admin-api-session',
      '=;=;=',
    ]),
  ),
]

type Given = (place: Place) => readonly [name: string, value: string] | null

/** In place of the parameter, if there is one. */
function inQuery(name: string, says: string, given: Given): RequestFault {
  return {
    ...{ layer: 'request', door: 'platform', name, says },
    put: (request, place) => {
      const found = given(place)
      if (!found) return null
      const [own = '', ...texts] = request.path.split('?')
      const others = texts
        .join('?')
        .split('&')
        .filter(it => it !== '' && !it.startsWith(`${found[0]}=`))
      const [parameter, value] = [found[0], encodeURIComponent(found[1].toWellFormed())]
      return { ...request, path: `${own}?${[...others, `${parameter}=${value}`].join('&')}` }
    },
  }
}

function onSite(fault: RequestFault): RequestFault {
  return { ...fault, door: 'platform' }
}
