import { describe, expect, it } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { contentUnits } from '../../units.ts'
import { buildStore } from '../../world/build-store.ts'
import { libraryOf } from '../../world/library.fixture.ts'
import { schemaOf } from '../attributes.ts'
import type { QueryContext } from '../query.ts'
import { publicationCondition, readPublicationState } from './compile.ts'
import type { PublicationStateRule } from './states.ts'

const world = parseWorld(
  'library',
  libraryOf({
    'api::book.book': [
      { id: 1, title: 'draft', publishedAt: null },
      { id: 2, title: 'live', publishedAt: '2024-01-01T00:00:00.000Z' },
    ],
  }),
)
const context: QueryContext = {
  ...world,
  store: buildStore(world),
  units: contentUnits,
  caller: { may: () => true },
}

/** Which of the draft and the published book are returned. */
function returned(state: PublicationStateRule | null, uid = 'api::book.book'): readonly boolean[] {
  const { holds } = publicationCondition(state, schemaOf(context, uid), context)
  return [holds(0), holds(1)]
}

describe('publicationState', () => {
  it.each([
    ['absent', undefined, [false, true]],
    ['live', 'live', [false, true]],
    ['preview', 'preview', [true, true]],
    ['without a value', null, [true, true]],
  ])('%s', (_what, raw, expected) => {
    expect(returned(readPublicationState(raw, context))).toEqual(expected)
  })

  it('has no say on a type without draft and publish', () => {
    expect(returned(readPublicationState('live', context), 'api::author.author')).toEqual([true, true])
  })

  it('is not asked where all states are wanted', () => {
    expect(returned(null)).toEqual([true, true])
  })

  it('is answered by the rule in force, not by what another rule of the clause found before', () => {
    const live = readPublicationState('live', context)
    const turned = { ...live, returns: (publishedAt: unknown) => !live.returns(publishedAt) }
    expect([returned(live), returned(turned)]).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it.each(['', 'LIVE', 'draft', ['preview'], { $eq: 'live' }])('%j is refused', raw => {
    expect(() => readPublicationState(raw, context)).toThrow('Invalid parameter publicationState')
  })
})
