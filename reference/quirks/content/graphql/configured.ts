import type { partRules } from '../../../content/graphql/extension/extensions.ts'
import type { ResolverConfig } from '../../../content/graphql/extension/resolver-config.ts'
import type { Otherwise } from '../../deviations.ts'

/** What an extension says of each resolver is read as something else. */
export function configured(
  change: (path: string, config: ResolverConfig) => ResolverConfig,
): Otherwise<typeof partRules.resolversConfig> {
  return ({ read }) => ({
    read: given => new Map([...read(given)].map(([path, config]) => [path, change(path, config)])),
  })
}
