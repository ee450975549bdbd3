import { readSchema } from '../../../conformance/fuzz/graphql/read-schema.ts'
import { queriedWorld } from '../../../conformance/fuzz/queried-world.ts'
import type { Setup } from '../../../conformance/fuzz/setup.ts'
import type { Asked } from './asked.ts'
import { readsByAttribute, writesByAttribute } from './by-attribute.ts'
import { askedBySchema } from './by-schema.ts'

/** What can be asked of each place of a world of the content service, right and wrong. */
export async function askedOfPlaces({ world, oracle, lacks }: Setup): Promise<readonly Asked[]> {
  const facts = queriedWorld(world)
  const schema = lacks('graphql') === null ? await readSchema(oracle) : null
  return [
    ...readsByAttribute(facts),
    ...writesByAttribute(facts, uid => world.entries.get(uid) ?? []),
    ...(schema ? askedBySchema(schema) : []),
  ]
}
