import type { Scenario } from '../../suite/clause.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Broken, Sight } from '../broken.ts'
import { deletionsIn } from './deleted.ts'
import { shownByContent, shownByRest } from './shown-by-content.ts'
import { shownByPlatform } from './shown-by-platform.ts'

/**
 * What was deleted is not shown elsewhere: linked with entries of other types, in the list that whoever asks for nothing
 * in particular is shown, by the other door, or to readers of the platform.
 */
export async function deletedAndElsewhere(
  sights: readonly Sight[],
  connection: Connection,
  { service, platformVersion }: Scenario,
): Promise<Broken | null> {
  const { plurals } = service === 'content' ? connection.contentIds : connection.platformIds
  for (const deleted of deletionsIn(sights, plurals)) {
    const broken =
      service === 'content'
        ? await shownByContent(deleted, connection)
        : await shownByPlatform(deleted, connection, platformVersion)
    if (broken) return broken
  }
  return service === 'content' ? shownByRest(sights, connection) : null
}
