import { expect, it, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { contentUnits } from '../../units.ts'
import { buildStore } from '../../world/build-store.ts'
import { libraryWith } from '../../world/library.fixture.ts'
import { schemaOf } from '../attributes.ts'
import { parseQuery } from '../parse-query.ts'
import { compileSelection } from './selection.ts'

function select(query: string, world = parseWorld('library', libraryWith())): () => unknown {
  const context = {
    ...world,
    store: buildStore(world),
    units: contentUnits,
    caller: { may: (action: string) => !action.startsWith('admin::') },
  }
  const scope = { context, state: null, depth: 0 }
  return () => compileSelection(parseQuery(`books?${query}`), schemaOf(context, 'api::book.book'), scope)
}

it.each([
  ['fields', 'populate[createdBy][fields]=nope', 'nope'],
  ['no name', 'populate[createdBy][fields]=', ''],
  ['sort', 'populate[updatedBy][sort]=nope', 'nope'],
  ['filters', 'populate[createdBy][filters][nope]=1', 'nope'],
  ['what is private', 'populate[createdBy][sort]=email', 'email'],
  ['a role of who made it', 'populate[createdBy][populate][roles][sort]=nope', 'nope'],
  ['without populate in front of it', 'populate[createdBy][roles][sort]=nope', 'nope'],
  ['permissions of a role', 'populate[createdBy][roles][permissions][fields]=nope', 'nope'],
  ['who made a file', 'populate[seo][populate][image][populate][createdBy][sort]=nope', 'nope'],
  ['a folder, which is private', 'populate[seo][populate][image][populate][folder][sort]=nope', 'nope'],
  [
    'files of a folder',
    'populate[seo][populate][image][populate][folder][populate][files][sort]=nope',
    'nope',
  ],
  ['a relation beside the parameters', 'populate[author][books][sort]=nope', 'nope'],
  ['a type under on, where nothing may be of it', 'populate[zone][on][meta.seo][sort]=nope', 'nope'],
  ['sort of a zone', 'populate[zone][sort]=nope', 'nope'],
  ['filters on a zone', 'populate[zone][filters][nope]=1', 'nope'],
  ['who made what is populated', 'populate[author][createdBy][sort]=nope', 'nope'],
  [
    'a type under on, behind what is not read,',
    'populate[author][books][on][api::author.author][sort]=nope',
    'nope',
  ],
])('of names that populate nothing, %s is checked', (_what, query, name) => {
  expect(select(query)).toThrow(`Invalid parameter ${name}`)
})

it.each([
  ['attributes of who made it', 'populate[createdBy][sort]=firstname&populate[createdBy][fields]=*'],
  ['what is no attribute', 'populate[nope][sort]=nope'],
  ['what lies behind no attribute', 'populate[createdBy][nope][sort]=nope'],
  ['a scalar attribute', 'populate[title][sort]=nope'],
  ['who made a component, which nobody did', 'populate[seo][createdBy][sort]=nope'],
  ['types that are not there, under on', 'populate[author][books][on][api::nope.nope][sort]=nope'],
  ['what on says in a text', 'populate[author][books][on]=nope'],
  ['the other parameters', 'populate[createdBy][limit]=nope&populate[createdBy][count]=nope'],
])('nothing is minded of %s', (_what, query) => {
  expect(select(query)).not.toThrow()
})

test('components that lead back to their zone are gone through once each', () => {
  const link = { type: 'relation', relation: 'oneToOne', target: 'api::book.book' }
  const world = parseWorld(
    'library',
    libraryWith(
      { file: 'models/src/components/meta/link.json', at: ['attributes', 'back'], value: link },
      { file: 'models/src/components/block/quote.json', at: ['attributes', 'back'], value: link },
    ),
  )
  const check = select(`populate[author][books]${'[zone][back]'.repeat(100)}[sort]=nope`, world)
  expect(check).toThrow('Invalid parameter nope')
})
