import type { ContentType, Models, Schema } from '../../model/types.ts'
import type { ShadowCrud } from '../extension/shadow-crud/state.ts'
import type { GraphqlUnits } from '../units.ts'

/** What the generated schema is made of. */
export interface SchemaScope {
  readonly models: Models
  readonly units: GraphqlUnits
  /** Whether anything at all is made of the models. */
  readonly generates: boolean
  /** What an extension has switched off. */
  readonly shadowCrud: ShadowCrud
  /** The codes of the service's locales, as they are now. */
  readonly locales: () => readonly string[]
}

/** The content-type of a uid; an unknown one is a programming error. */
export function contentType(scope: Pick<SchemaScope, 'models'>, uid: string): ContentType {
  const type = scope.models.types.get(uid)
  if (!type) throw new Error(`invariant: no content-type ${uid}`)
  return type
}

/** Content-types and components that the schema shows, in the order of the models; components first. */
export function shownSchemas({ models, shadowCrud, generates }: SchemaScope): readonly Schema[] {
  if (!generates) return []
  return [...models.components.values(), ...models.types.values()].filter(
    schema => shadowCrud.type(schema.uid).enabled,
  )
}
