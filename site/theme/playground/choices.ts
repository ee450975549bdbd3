import type { Own, WorldFacts } from '../../catalog.ts'
import type { GivenWorld } from '../../engine/engine.ts'
import { loadCatalog, loadOwnCatalog, loadOwnWorld } from '../site.ts'

/** A world that can be chosen. */
export interface Choice {
  readonly kind: 'suite' | 'own' | 'dropped'
  readonly name: string
  readonly says: string
  /** Undefined: they are fetched by its name. */
  readonly files?: Readonly<Record<string, string>>
}

/** Where nobody chose. */
export const USUAL: Choice = { kind: 'suite', name: 'restaurants', says: '' }

/** Those of `assayer docs` come first. */
export async function loadChoices(own: Own | null): Promise<readonly Choice[]> {
  const [ours, suites] = await Promise.all([own ? loadOwnCatalog() : null, loadCatalog()])
  return [...choicesOf('own', ours?.worlds ?? []), ...choicesOf('suite', suites.worlds)]
}

function choicesOf(kind: Choice['kind'], worlds: readonly WorldFacts[]): readonly Choice[] {
  return worlds.map(({ name, says }) => ({ kind, name, says }))
}

/** The choice that an address names: an example does not know whose its world is. */
export function choiceOf(
  choices: readonly Choice[],
  world: Pick<Choice, 'kind' | 'name'>,
): Choice | undefined {
  const named = choices.filter(({ name }) => name === world.name)
  return named.find(({ kind }) => kind === world.kind) ?? named[0]
}

export async function givenWorld({ kind, name, files }: Choice): Promise<GivenWorld> {
  return kind === 'suite' ? { name } : { name, files: files ?? (await loadOwnWorld(name)) }
}
