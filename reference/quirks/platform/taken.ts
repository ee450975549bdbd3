import type { Route } from '../../platform/contracts.ts'
import { PlatformError } from '../../platform/errors.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute, crash } from './platform-deviations.ts'

/** The quirks of what only one may have. */
export const takenQuirks: readonly Quirk[] = [
  ['labels', 'the name of a label is taken'],
  ['posts', 'the slug of a post is taken'],
  ['pages', 'the slug of a page is taken'],
].flatMap(([name, where]) =>
  deviations(
    adminRoute(`${name}.edit`),
    // As the real program does.
    [[`${name}-crash`, `it crashes where ${where}`, crashing]],
    'platform.admin-api.taken',
  ),
)

function crashing({ handle }: Route): Partial<Route> {
  return {
    handle: async call => {
      try {
        return await handle(call)
      } catch (error) {
        if (error instanceof PlatformError && error.message.endsWith(' already exists')) throw crash()
        throw error
      }
    },
  }
}
