/*
 * What a front end asks of the world `restaurants`: whole lists, then filtered, sorted and paged ones, and the whole
 * lists again. Nothing in it was made for a quirk.
 */

const WHOLE = [
  '/api/restaurants?pagination[pageSize]=100&publicationState=preview&populate=*',
  '/api/restaurants?pagination[pageSize]=100&populate=*',
  '/api/dishes?pagination[pageSize]=100&populate=*',
  '/api/chefs?pagination[pageSize]=100&publicationState=preview',
  '/api/categories?pagination[pageSize]=100',
  '/api/articles?pagination[pageSize]=100&populate=*',
  '/api/articles?locale=en&pagination[pageSize]=100&populate=*',
  '/api/articles?locale=fr&pagination[pageSize]=100',
]

const FILTERED = [
  'name][$eq]=Luna',
  'name][$eqi]=LUNA',
  'name][$ne]=Luna',
  'name][$nei]=luna',
  'grade][$ne]=A',
  'seats][$lt]=40',
  'seats][$lte]=40',
  'seats][$gt]=40',
  'seats][$gte]=40',
  'averageBill][$gte]=19.5',
  'vegan][$eq]=true',
  'style][$in][0]=cafe&filters[style][$in][1]=bistro',
  'style][$notIn][0]=cafe&filters[style][$notIn][1]=bistro',
  'name][$contains]=una',
  'name][$contains]=UNA',
  'name][$notContains]=una',
  'name][$containsi]=LUNA',
  'name][$notContainsi]=LUNA',
  'slug][$startsWith]=ca',
  'name][$startsWith]=ca',
  'name][$startsWithi]=CA',
  'slug][$endsWith]=na',
  'name][$endsWith]=NA',
  'nickname][$null]=true',
  'nickname][$notNull]=true',
  'summary][$null]=true',
  'seats][$between][0]=10&filters[seats][$between][1]=90',
  'createdAt][$gt]=2024-01-05T12:00:00.000Z',
  'publishedAt][$null]=true&publicationState=preview',
  'id][$in][0]=1&filters[id][$in][1]=3&filters[id][$in][2]=5',
  '$or][0][style][$eq]=cafe&filters[$or][1][seats][$gt]=100',
  '$or][0][style][$eq]=cafe&filters[$or][1][style][$eq]=bistro&filters[seats][$lt]=40',
  '$and][0][style][$eq]=bistro&filters[$and][1][vegan][$eq]=true',
  '$not][grade][$eq]=B',
  'style][$eq]=bistro&filters[seats][$gt]=20&sort=slug',
].map(filter => `/api/restaurants?filters[${filter}`)

const RELATED = [
  '/api/restaurants?filters[categories][slug][$eq]=grill&populate=*',
  '/api/dishes?filters[restaurant][slug][$eq]=luna&populate=*',
  '/api/restaurants?populate[0]=categories&populate[1]=location',
  '/api/restaurants?populate[categories][populate][0]=restaurants',
  '/api/dishes?populate[0]=restaurant',
]

const SORTED = [
  '/api/restaurants?sort=name',
  '/api/restaurants?sort=slug:desc',
  '/api/restaurants?sort=seats:asc',
  '/api/restaurants?sort=seats:desc',
  '/api/restaurants?sort[0]=grade&sort[1]=slug:desc',
  '/api/restaurants?sort[0]=vegan:desc&sort[1]=seats',
  '/api/restaurants?sort=createdAt:desc',
]

const PAGED = [
  ...[1, 2, 3, 4].map(page => `/api/restaurants?sort=slug&pagination[page]=${page}&pagination[pageSize]=4`),
  ...[0, 5, 10].map(start => `/api/restaurants?sort=slug&pagination[start]=${start}&pagination[limit]=5`),
  '/api/restaurants?sort=slug:desc&pagination[page]=2&pagination[pageSize]=5',
  '/api/restaurants?pagination[page]=1&pagination[pageSize]=5&pagination[withCount]=false',
  '/api/restaurants?pagination[page]=2&pagination[pageSize]=5&pagination[withCount]=true',
  '/api/restaurants?pagination[start]=2&pagination[limit]=3&pagination[withCount]=false',
  '/api/restaurants?sort=slug&filters[vegan][$eq]=false&pagination[page]=2&pagination[pageSize]=2',
]

const CHOSEN = [
  '/api/restaurants?publicationState=live',
  '/api/restaurants?publicationState=preview',
  '/api/chefs',
  '/api/articles?locale=fr&publicationState=preview',
  '/api/articles?locale=en&sort=slug',
]

/** The paths, in order. */
export const BROWSING: readonly string[] = [
  ...WHOLE,
  ...FILTERED,
  ...RELATED,
  ...SORTED,
  ...PAGED,
  ...CHOSEN,
  ...WHOLE,
]
