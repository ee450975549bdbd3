import { expect, test } from 'vitest'
import { readWritten } from '../written.ts'
import { openForms } from './documented-forms.ts'

const asksForMore = openForms(new Set(['en', 'fr-BE']))

test.each([
  'populate=*',
  'populate[0]=a&populate[1]=b.c',
  'populate[a]=*',
  'populate[a][populate][0]=b',
  'populate[zone][on][block.quote][populate]=*',
  'populate[a][sort][0]=name:asc&populate[a][filters][b][$eq]=c',
  'sort=name',
  'sort[0]=name:desc&sort[1]=id',
  'pagination[page]=1&pagination[pageSize]=6&pagination[withCount]=false',
  'pagination[start]=0&pagination[limit]=1',
  'locale=fr-BE&publicationState=preview',
  'filters[a][$in][0]=b',
])('the documentation shows %s', parameters => {
  expect(asksForMore(readWritten(`GET /api/books?${parameters}`))).toBe(false)
})

test.each([
  'fields[0]=name',
  'populate[a][]=b',
  'populate[a][populate][b][0]=c',
  'populate[zone][on][block.quote][0]=c',
  'sort=author.name',
  'sort=name,id',
  'sort=name:up',
  'sort[name]=asc',
  'pagination[page]=0',
  'pagination[pageSize]=0',
  'pagination[pageSize]=x',
  'pagination[start]=-1',
  'pagination[limit]=-1',
  'pagination[limit]=0',
  'pagination[withCount]=1',
  'pagination[page]=1&pagination[limit]=2',
  'pagination=1',
  'locale=xx',
  'locale=all',
  'locale=en&locale=fr-BE',
  'publicationState=draft',
])('it shows nothing of %s', parameters => {
  expect(asksForMore(readWritten(`GET /api/books?${parameters}`))).toBe(true)
})

test('by other doors than REST nothing is told', () => {
  expect(asksForMore(readWritten('{ books { data { id } } }'))).toBe(false)
})
