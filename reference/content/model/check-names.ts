import { type Place, shown } from '../../world/problems.ts'
import type { Models } from './types.ts'

/** Names under which two models would answer to the same path, or lie in the same table, are refused. */
export function checkNames(models: Models, places: ReadonlyMap<string, Place>): void {
  checkApiNames(models, places)
  checkCollectionNames(models, places)
}

/** Singular and plural names of all content-types of the project differ from each other. */
function checkApiNames(models: Models, places: ReadonlyMap<string, Place>): void {
  const owners = new Map<string, string>()
  for (const { uid, singularName, pluralName } of models.types.values()) {
    if (!uid.startsWith('api::')) continue
    for (const [key, name] of Object.entries({ singularName, pluralName })) {
      const owner = owners.get(name)
      if (owner === undefined) owners.set(name, uid)
      else
        places
          .get(uid)
          ?.at('info')
          .at(key)
          .wrong(`${shown(name)}, a name of ${owner}`, 'a name of its own')
    }
  }
}

function checkCollectionNames(models: Models, places: ReadonlyMap<string, Place>): void {
  const owners = new Map<string, string>()
  for (const { uid, collectionName } of [...models.types.values(), ...models.components.values()]) {
    const owner = owners.get(collectionName)
    const place = places.get(uid)?.at('collectionName')
    if (owner === undefined) owners.set(collectionName, uid)
    else place?.wrong(`${shown(collectionName)}, the table of ${owner}`, 'a table of its own')
  }
}
