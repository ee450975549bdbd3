import { expect, test } from 'vitest'
import { libraryContext } from '../../../actions/library-context.fixture.ts'
import { zoneItemComponent } from './zone-types.ts'

const components = [...libraryContext().models.components.values()]
/** Others whose types have the same names: a schema is made of both only where an extension switches one off. */
const homonyms = components.map(component => ({ ...component, uid: component.uid.toUpperCase() }))

test.each([
  ['the first component whose type it names', 'ComponentMetaLink', 'meta.link'],
  ['none whose type nobody knows', 'ComponentMetaLinks', undefined],
  ['none that it names by its uid', 'meta.link', undefined],
  ['none where it names nothing', undefined, undefined],
])('an item of a zone is of %s', (_fact, __typename, uid) => {
  expect(zoneItemComponent.componentOf({ __typename }, [...components, ...homonyms])?.uid).toBe(uid)
})
