import { queriedWorld } from '../../conformance/fuzz/queried-world.ts'
import { operatorsOf, type Vocabulary } from '../../conformance/fuzz/vocabulary.ts'
import { listOperators } from '../../conformance/targets/oracle.ts'
import { createReference } from '../../reference/index.ts'

/** The reference with the restaurants, and what queries of them are made of. */
export async function openRestaurants() {
  const reference = await createReference({ world: 'specs/worlds/restaurants' })
  const operators = operatorsOf(await listOperators())
  const vocabulary: Vocabulary = { ...queriedWorld(reference.world), operators }
  return { reference, vocabulary }
}
