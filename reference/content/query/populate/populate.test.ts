import { describe, expect, it } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { contentUnits } from '../../units.ts'
import { buildStore } from '../../world/build-store.ts'
import { libraryOf } from '../../world/library.fixture.ts'
import { schemaOf } from '../attributes.ts'
import { parseQuery } from '../parse-query.ts'
import { readPublicationState } from '../publication/compile.ts'
import type { QueryContext } from '../query.ts'
import { showEntries } from '../selection.ts'
import { compileSelection } from './selection.ts'

const publishedAt = '2024-01-01T00:00:00.000Z'
const zone = [
  { __component: 'block.quote', text: 'q', by: 1 },
  { __component: 'meta.link', url: '/z', book: 2 },
]
const BOOKS = [
  {
    id: 1,
    title: 'Moby',
    author: 1,
    genres: [2, 1],
    sequel: 2,
    similar: [3, 2],
    cover: 1,
    pictures: [2, 1],
    seo: { title: 'Sea', image: 1, link: { url: '/a', book: 2 } },
    links: [{ url: '/1' }, { url: '/2', book: 3 }],
    zone,
    publishedAt,
  },
  { id: 2, title: 'Emma', genres: [1], similar: [1], publishedAt: null },
  { id: 3, title: 'Ada', author: 1, zone: [], publishedAt },
]
const book = (id: number) => ({ __type: 'api::book.book', id })
const author = (id: number) => ({ __type: 'api::author.author', id })
const NOTES = [
  { id: 1, text: 'wet', about: book(1), things: [author(1), book(2), book(3)] },
  { id: 2, text: 'dry', about: book(2), things: [book(1), author(1)] },
  { id: 3, text: 'odd' },
]
const world = parseWorld('library', libraryOf({ 'api::book.book': BOOKS, 'api::note.note': NOTES }))

interface Asked {
  readonly state?: 'live'
  readonly bare?: boolean
  /** What the caller may not find. */
  readonly hidden?: string
  /** Whether also a target that is not shown must have what `fields` names. */
  readonly checksHidden?: boolean
}

const { fields } = contentUnits
const checking = {
  ...contentUnits,
  fields: { ...fields, morphChecks: { ...fields.morphChecks, covers: () => true } },
}

/** What the entries of a list show of a populate, each behind the number of entries and components in it. */
function shown(list: string, { state, bare = false, hidden, checksHidden = false }: Asked = {}): string {
  const caller = { may: (action: string) => action !== `${hidden}.find` }
  const units = checksHidden ? checking : contentUnits
  const context: QueryContext = { ...world, store: buildStore(world), units, caller }
  const uid = UIDS[list.split('?')[0] ?? ''] ?? ''
  const scope = { context, state: state ? readPublicationState(state, context) : null, bare, depth: 0 }
  const selection = compileSelection({ ...parseQuery(list), fields: 'id' }, schemaOf(context, uid), scope)
  const { values, sizes } = showEntries(context.store.table(uid).rows, selection)
  return values.map((value, index) => `${sizes[index]} ${textOf(value)}`).join(' ')
}

const UIDS: Readonly<Record<string, string>> = {
  books: 'api::book.book',
  notes: 'api::note.note',
  authors: 'api::author.author',
}

/** Without times, and without quotes. */
function textOf(value: unknown): string {
  const { attributes } = JSON.parse(JSON.stringify(value), (name, inner) =>
    name.endsWith('At') ? undefined : inner,
  )
  return JSON.stringify(attributes).replaceAll('"', '')
}

describe('the entries of a list show what is populated', () => {
  it.each<[list: string, entries: string]>([
    [
      'books?populate[author][fields]=name',
      '2 {author:{data:{id:1,attributes:{name:Herman}}}} 1 {author:{data:null}} 2 {author:{data:{id:1,attributes:{name:Herman}}}}',
    ],
    [
      'books?populate[genres][fields]=label',
      '3 {genres:{data:[{id:2,attributes:{label:love}},{id:1,attributes:{label:sea}}]}} 2 {genres:{data:[{id:1,attributes:{label:sea}}]}} 1 {genres:{data:[]}}',
    ],
    [
      'books?populate[genres][fields]=label&populate[genres][sort]=label',
      '3 {genres:{data:[{id:2,attributes:{label:love}},{id:1,attributes:{label:sea}}]}} 2 {genres:{data:[{id:1,attributes:{label:sea}}]}} 1 {genres:{data:[]}}',
    ],
    [
      'books?populate[genres][fields]=label&populate[genres][filters][label]=sea',
      '2 {genres:{data:[{id:1,attributes:{label:sea}}]}} 2 {genres:{data:[{id:1,attributes:{label:sea}}]}} 1 {genres:{data:[]}}',
    ],
    [
      'books?populate[genres][fields]=label&populate[genres][limit]=2',
      '2 {genres:{data:[{id:2,attributes:{label:love}}]}} 2 {genres:{data:[{id:1,attributes:{label:sea}}]}} 1 {genres:{data:[]}}',
    ],
    [
      'books?populate[genres][fields]=label&populate[genres][start]=1&populate[genres][sort]=label:desc',
      '3 {genres:{data:[{id:1,attributes:{label:sea}},{id:2,attributes:{label:love}}]}} 1 {genres:{data:[]}} 1 {genres:{data:[]}}',
    ],
    [
      'books?populate[genres][count]=true&populate[genres][limit]=1',
      '2 {genres:{data:{attributes:{count:2}}}} 2 {genres:{data:{attributes:{count:1}}}} 2 {genres:{data:{attributes:{count:0}}}}',
    ],
    [
      'books?populate[genres][count]=f&populate[genres][fields]=id&populate[author][count]=t&populate[cover][count]=true&populate[cover][fields]=name',
      '5 {genres:{data:[{id:2,attributes:{}},{id:1,attributes:{}}]},author:{data:{attributes:{count:1}}},cover:{data:{id:1,attributes:{name:whale.png}}}} 3 {genres:{data:[{id:1,attributes:{}}]},author:{data:{attributes:{count:0}}},cover:{data:null}} 2 {genres:{data:[]},author:{data:{attributes:{count:1}}},cover:{data:null}}',
    ],
    [
      'books?populate[similar][fields]=title',
      '3 {similar:{data:[{id:3,attributes:{title:Ada}},{id:2,attributes:{title:Emma}}]}} 2 {similar:{data:[{id:1,attributes:{title:Moby}}]}} 1 {similar:{data:[]}}',
    ],
    [
      'books?populate[similar][fields]=title&populate[similar][sort]=lent:desc',
      '3 {similar:{data:[{id:3,attributes:{title:Ada}},{id:2,attributes:{title:Emma}}]}} 2 {similar:{data:[{id:1,attributes:{title:Moby}}]}} 1 {similar:{data:[]}}',
    ],
    [
      'books?populate[notes][fields]=text&populate[notes][count]=true',
      '2 {notes:{data:[{id:1,attributes:{text:wet}}]}} 2 {notes:{data:[{id:2,attributes:{text:dry}}]}} 1 {notes:{data:[]}}',
    ],
    [
      'books?populate[similar][fields]=title&populate[similar][sort]=title',
      '3 {similar:{data:[{id:3,attributes:{title:Ada}},{id:2,attributes:{title:Emma}}]}} 2 {similar:{data:[{id:1,attributes:{title:Moby}}]}} 1 {similar:{data:[]}}',
    ],
    [
      'books?populate[sequel][fields]=title&populate[sequel][populate][genres][fields]=label',
      '3 {sequel:{data:{id:2,attributes:{title:Emma,genres:{data:[{id:1,attributes:{label:sea}}]}}}}} 1 {sequel:{data:null}} 1 {sequel:{data:null}}',
    ],
    [
      'books?populate[pictures][fields]=name&populate[cover][fields]=name',
      '4 {pictures:{data:[{id:2,attributes:{name:sea.png}},{id:1,attributes:{name:whale.png}}]},cover:{data:{id:1,attributes:{name:whale.png}}}} 1 {pictures:{data:null},cover:{data:null}} 1 {pictures:{data:null},cover:{data:null}}',
    ],
    ['books?populate=seo', '2 {seo:{id:1,title:Sea,indexable:true}} 1 {seo:null} 1 {seo:null}'],
    [
      'books?populate=seo.link',
      '3 {seo:{id:1,title:Sea,indexable:true,link:{id:1,url:/a}}} 1 {seo:null} 1 {seo:null}',
    ],
    ['books?populate=seo.nope', '2 {seo:{id:1,title:Sea,indexable:true}} 1 {seo:null} 1 {seo:null}'],
    [
      'books?populate[seo][populate][link][populate][book][fields]=title',
      '4 {seo:{id:1,title:Sea,indexable:true,link:{id:1,url:/a,book:{data:{id:2,attributes:{title:Emma}}}}}} 1 {seo:null} 1 {seo:null}',
    ],
    [
      'books?populate[links][populate][book][fields]=title',
      '4 {links:[{id:2,url:/1,book:{data:null}},{id:3,url:/2,book:{data:{id:3,attributes:{title:Ada}}}}]} 1 {links:[]} 1 {links:[]}',
    ],
    [
      'books?populate[links][sort]=url:desc&populate[links][fields]=url&populate[links][limit]=1',
      '2 {links:[{id:3,url:/2}]} 1 {links:[]} 1 {links:[]}',
    ],
    [
      'books?populate=zone',
      '3 {zone:[{__component:block.quote,id:1,text:q},{__component:meta.link,id:4,url:/z}]} 1 {zone:[]} 1 {zone:[]}',
    ],
    [
      'books?populate[zone][populate][0]=nope&populate[zone][fields]=id',
      '3 {zone:[{__component:block.quote,id:1},{__component:meta.link,id:4}]} 1 {zone:[]} 1 {zone:[]}',
    ],
    [
      'books?populate[zone][populate][by][fields]=name&populate[zone][populate][book][fields]=title',
      '5 {zone:[{__component:block.quote,id:1,text:q,by:{data:{id:1,attributes:{name:Herman}}}},{__component:meta.link,id:4,url:/z,book:{data:{id:2,attributes:{title:Emma}}}}]} 1 {zone:[]} 1 {zone:[]}',
    ],
    [
      'books?populate[zone][on][block.quote][populate][by][fields]=name',
      '3 {zone:[{__component:block.quote,id:1,text:q,by:{data:{id:1,attributes:{name:Herman}}}}]} 1 {zone:[]} 1 {zone:[]}',
    ],
    [
      'books?populate[zone][on][meta.link]=false&populate[zone][populate]=*',
      '2 {zone:[{__component:meta.link,id:4,url:/z}]} 1 {zone:[]} 1 {zone:[]}',
    ],
    [
      'books?populate[notes][fields]=text',
      '2 {notes:{data:[{id:1,attributes:{text:wet}}]}} 2 {notes:{data:[{id:2,attributes:{text:dry}}]}} 1 {notes:{data:[]}}',
    ],
    [
      'notes?populate[about][fields]=title',
      '2 {about:{data:{id:1,attributes:{title:Moby}}}} 2 {about:{data:{id:2,attributes:{title:Emma}}}} 1 {about:{data:null}}',
    ],
    [
      'notes?populate[things][on][api::book.book][fields]=title&populate[things][on][api::author.author][fields]=name',
      '4 {things:{data:[{id:1,attributes:{__type:api::author.author,name:Herman}},{id:2,attributes:{__type:api::book.book,title:Emma}},{id:3,attributes:{__type:api::book.book,title:Ada}}]}} 3 {things:{data:[{id:1,attributes:{__type:api::book.book,title:Moby}},{id:1,attributes:{__type:api::author.author,name:Herman}}]}} 1 {things:{data:[]}}',
    ],
    [
      'notes?populate[things][on][api::author.author][fields]=name&populate[things][on][api::author.author][populate][books][fields]=title',
      '4 {things:{data:[{id:1,attributes:{__type:api::author.author,name:Herman,books:{data:[{id:1,attributes:{title:Moby}},{id:3,attributes:{title:Ada}}]}}}]}} 4 {things:{data:[{id:1,attributes:{__type:api::author.author,name:Herman,books:{data:[{id:1,attributes:{title:Moby}},{id:3,attributes:{title:Ada}}]}}}]}} 1 {things:{data:[]}}',
    ],
    [
      'notes?populate[things][fields]=id',
      '4 {things:{data:[{id:1,attributes:{__type:api::author.author}},{id:2,attributes:{__type:api::book.book}},{id:3,attributes:{__type:api::book.book}}]}} 3 {things:{data:[{id:1,attributes:{__type:api::book.book}},{id:1,attributes:{__type:api::author.author}}]}} 1 {things:{data:[]}}',
    ],
    [
      'notes?populate[things][populate][author]=true&populate[things][on][api::author.author]=f',
      '2 {things:{data:[{id:1,attributes:{__type:api::author.author,name:Herman}}]}} 2 {things:{data:[{id:1,attributes:{__type:api::author.author,name:Herman}}]}} 1 {things:{data:[]}}',
    ],
    ['books?populate[zone]=0&populate[genres]=false&populate[author]=f&populate[seo]=', '1 {} 1 {} 1 {}'],
    [
      'books?populate[links][populate][book][fields]=title&populate[links][populate][book][filters][title]=Emma',
      '3 {links:[{id:2,url:/1,book:{data:null}},{id:3,url:/2,book:{data:null}}]} 1 {links:[]} 1 {links:[]}',
    ],
    [
      'books?populate[genres][filters]=&populate[genres][sort]=&populate[genres][limit]=&populate[genres][start]&populate[genres][fields]=label',
      '3 {genres:{data:[{id:2,attributes:{label:love}},{id:1,attributes:{label:sea}}]}} 2 {genres:{data:[{id:1,attributes:{label:sea}}]}} 1 {genres:{data:[]}}',
    ],
    ['books?populate[fields]=title&populate[sort]=title&populate[filters][title]=x', '1 {} 1 {} 1 {}'],
    [
      'authors?populate[books][fields]=title&populate[note][fields]=text',
      '3 {books:{data:[{id:1,attributes:{title:Moby}},{id:3,attributes:{title:Ada}}]},note:{data:null}} 1 {books:{data:[]},note:{data:null}}',
    ],
  ])('%s', (list, entries) => {
    expect(shown(list)).toBe(entries)
  })

  it.each<[list: string, entries: string]>([
    [
      'books?populate[similar][fields]=title',
      '2 {similar:{data:[{id:3,attributes:{title:Ada}}]}} 2 {similar:{data:[{id:1,attributes:{title:Moby}}]}} 1 {similar:{data:[]}}',
    ],
    [
      'books?populate[similar][fields]=title&populate[similar][publicationState]=preview',
      '3 {similar:{data:[{id:3,attributes:{title:Ada}},{id:2,attributes:{title:Emma}}]}} 2 {similar:{data:[{id:1,attributes:{title:Moby}}]}} 1 {similar:{data:[]}}',
    ],
    [
      'notes?populate[about][fields]=title',
      '2 {about:{data:{id:1,attributes:{title:Moby}}}} 1 {about:{data:null}} 1 {about:{data:null}}',
    ],
    [
      'authors?populate[books][fields]=title',
      '3 {books:{data:[{id:1,attributes:{title:Moby}},{id:3,attributes:{title:Ada}}]}} 1 {books:{data:[]}}',
    ],
  ])('%s, of published ones', (list, entries) => {
    expect(shown(list, { state: 'live' })).toBe(entries)
  })

  it.each<[list: string, entries: string]>([
    [
      'notes?populate[things][fields]=id',
      '4 {things:[{__type:api::author.author,id:1},{__type:api::book.book,id:2},{__type:api::book.book,id:3}]} 3 {things:[{__type:api::book.book,id:1},{__type:api::author.author,id:1}]} 1 {things:[]}',
    ],
    [
      'notes?populate[about][fields]=title&populate[about][populate][0]=author',
      '3 {about:{id:1,title:Moby,author:{id:1,name:Herman}}} 2 {about:{id:2,title:Emma,author:null}} 1 {about:null}',
    ],
    [
      'books?populate[genres][fields]=label&populate[author][fields]=name&populate[zone][on][block.quote][fields]=text',
      '5 {genres:[{id:2,label:love},{id:1,label:sea}],author:{id:1,name:Herman},zone:[{__component:block.quote,id:1,text:q}]} 2 {genres:[{id:1,label:sea}],author:null,zone:[]} 2 {genres:[],author:{id:1,name:Herman},zone:[]}',
    ],
  ])('%s, without wrappers', (list, entries) => {
    expect(shown(list, { bare: true })).toBe(entries)
  })

  it.each<[list: string, entries: string]>([
    [
      'notes?populate[things][on][api::book.book][fields]=title&populate[things][on][api::author.author][fields]=name',
      '3 {things:{data:[{id:2,attributes:{__type:api::book.book,title:Emma}},{id:3,attributes:{__type:api::book.book,title:Ada}}]}} 2 {things:{data:[{id:1,attributes:{__type:api::book.book,title:Moby}}]}} 1 {things:{data:[]}}',
    ],
    ['books?populate[author][fields]=name', '1 {} 1 {} 1 {}'],
    [
      'books?populate[author][0]=x&populate[nope]=1&populate[createdBy]=1&populate[lock]=x&populate[secret]=x',
      '1 {} 1 {} 1 {}',
    ],
  ])('%s, to who may not find authors', (list, entries) => {
    expect(shown(list, { hidden: 'api::author.author' })).toBe(entries)
  })
})

describe('a populate is refused', () => {
  it.each<[list: string, message: string]>([
    ['notes?populate[things][fields]=text', 'Invalid parameter text'],
    [
      'books?populate[zone][on][block.quote][0]=1',
      'Invalid populate: on takes an object for block.quote, found ["1"]',
    ],
    ['books?populate[zone][on][block.quote][fields]=nope', 'Invalid parameter nope'],
    ['books?populate[genres][limit]=x', 'Invalid populate: limit takes a whole number, found "x"'],
    ['books?populate[genres][count]=x', 'Invalid populate: count takes true or false, found "x"'],
    ['books?populate[genres][sort]=nope', 'Invalid parameter nope'],
    ['books?populate[genres][filters][nope]=1', 'Invalid parameter nope'],
    ['books?populate[fields]=nope', 'Invalid parameter nope'],
    ['books?populate[sort]=nope', 'Invalid parameter nope'],
    ['books?populate[filters][nope]=1', 'Invalid parameter nope'],
    [
      'books?populate[similar][publicationState]=x',
      'Invalid parameter publicationState: expected live or preview, found "x"',
    ],
  ])('%s: %s', (list, message) => {
    expect(() => shown(list)).toThrow(message)
  })
})

describe('a server that asks also targets that are not shown for what fields names', () => {
  const asked = { hidden: 'api::author.author', checksHidden: true }

  it('refuses a name that one of them has not', () => {
    const list = 'notes?populate[things][fields]=title'
    expect(() => shown(list, asked)).toThrow('Invalid parameter title')
    expect(() => shown(list, { ...asked, checksHidden: false })).not.toThrow()
  })

  it.each([
    ['that all of them have', 'populate[about][fields]=title'],
    ['that is asked of another type', 'populate[things][on][api::book.book][fields]=title'],
  ])('takes a name %s', (_fact, query) => {
    const list = `notes?${query}`
    expect(shown(list, asked)).toBe(shown(list, { ...asked, checksHidden: false }))
  })
})
