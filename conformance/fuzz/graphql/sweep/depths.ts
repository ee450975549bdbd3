import fc from 'fast-check'
import { type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType, isUnionType } from 'graphql'
import type { Vocabulary } from '../../vocabulary.ts'
import type { GraphqlQuery, Selection } from '../graphql-query.ts'
import type { Schemas } from '../schemas.ts'
import { leaf } from './parts.ts'
import { type List, mayBeRead } from './places.ts'

/** What bounds how deep fields nest where a world does not say: it is documented. */
const USUAL_LIMIT = 10

/** No document is made deeper: other limits would be met first. */
const DEEPEST = 60

/** How deep fields may nest in a world; null where nothing bounds them. A root field has depth 0. */
export function depthLimitOf(settings: Readonly<Record<string, unknown>> | null): number | null {
  const configured = settings?.depthLimit
  if (configured === undefined) return USUAL_LIMIT
  return typeof configured === 'number' ? configured : null
}

/** Documents that nest fields almost as deep as is allowed, just as deep, and too deep, plain and with fragments. */
export function depthSweep(
  lists: readonly List[],
  limit: number | null,
  { schemas, world }: { readonly schemas: Schemas; readonly world: Vocabulary },
): readonly fc.Arbitrary<GraphqlQuery>[] {
  if (limit === null || limit >= DEEPEST) return []
  const paths = new Paths(schemas, world)
  return [limit - 1, limit, limit, limit + 1].flatMap(depth => {
    const able = lists.filter(({ field }) => paths.leadsDown(field, depth))
    return able.length > 0 ? [nested(able, depth, paths)] : []
  })
}

function nested(lists: readonly List[], depth: number, paths: Paths): fc.Arbitrary<GraphqlQuery> {
  const picks = fc.array(fc.nat({ max: 1000 }), { minLength: depth + 1, maxLength: depth + 1, size: 'max' })
  const form = fc.constantFrom(null, null, 'fragments' as const)
  return fc
    .record({ list: fc.constantFrom(...lists), picks, form })
    .map(({ list, picks: chosen, form: as }) => ({
      ...{ door: 'graphql', selections: [paths.down(list.field, chosen)] },
      ...(as && { form: as }),
    }))
}

type Field = GraphQLField<unknown, unknown>

/** Ways through a schema that end in a plain value at a certain depth. */
class Paths {
  readonly #known = new Map<string, readonly Field[]>()
  readonly #schemas: Schemas
  readonly #world: Vocabulary

  constructor(schemas: Schemas, world: Vocabulary) {
    this.#schemas = schemas
    this.#world = world
  }

  /** Whether a field has a plain value so many levels below it. */
  leadsDown({ type }: Field, levels: number): boolean {
    const named = getNamedType(type)
    if (!isObjectType(named)) return levels === 0 && !isUnionType(named)
    return levels > 0 && this.#isOpen(named) && this.#fields(named, levels - 1).length > 0
  }

  /** A field with what lies below it, one field at each level: `picks` has one number for each. */
  down({ name, type }: Field, [, ...picks]: readonly number[]): Selection {
    const named = getNamedType(type)
    if (!isObjectType(named)) return leaf(name)
    const able = this.#fields(named, picks.length - 1)
    const next = able[(picks[0] ?? 0) % Math.max(1, able.length)]
    if (!next) throw new Error(`invariant: ${named.name} leads down`)
    return { name, args: [], selections: [this.down(next, picks)], type: named.name }
  }

  /** Those of its fields that lead so many levels down. */
  #fields(type: GraphQLObjectType, levels: number): readonly Field[] {
    const key = `${type.name} ${levels}`
    const known = this.#known.get(key)
    if (known) return known
    const able = Object.values(type.getFields()).filter(field => this.leadsDown(field, levels))
    this.#known.set(key, able)
    return able
  }

  /** Whether everybody may read it. */
  #isOpen({ name }: GraphQLObjectType): boolean {
    const schema = this.#schemas.of(name)
    return !schema || mayBeRead(schema, this.#world)
  }
}
