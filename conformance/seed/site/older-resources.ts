import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Resource } from './resource.ts'

/** What an older version has in another form, by the name of the kind; the newer form is handed in. */
type Older = Readonly<Record<string, (resource: Resource) => Resource>>

const of4: Older = {
  tiers: tiers => ({
    ...tiers,
    query: '&include=benefits',
    body: (row, idOf) => tierOf4(tiers.body(row, idOf)),
    revert: was => tierOf4(ownOf(was)),
  }),
  members: members => ({
    ...members,
    query: '&include=labels,newsletters,products',
    body: (row, idOf) => {
      const { tiers, ...rest } = members.body(row, idOf)
      return { ...rest, ...(tiers !== undefined && { products: tiers }) }
    },
  }),
}

const of3: Older = {
  posts: visibleTo3,
  pages: visibleTo3,
  members: members => ({
    ...members,
    query: '&include=labels',
    body: (row, idOf) => {
      const { newsletters: letters, ...rest } = members.body(row, idOf)
      return { ...rest, ...(Array.isArray(letters) && { subscribed: letters.length > 0 }) }
    },
  }),
}

export function resourceOf4(resource: Resource): Resource {
  return of4[resource.plural]?.(resource) ?? resource
}

/** Of a resource as 4.x has it. */
export function resourceOf3(resource: Resource): Resource {
  return of3[resource.plural]?.(resource) ?? resource
}

/** What is empty is left out. Prices are sent, and refused: the provider of payments has them. */
function tierOf4({ benefits, ...rest }: JsonObject): JsonObject {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
    ...(Array.isArray(benefits) && { benefits: benefits.map(benefitNamed) }),
  }
}

/** What can be written of a tier that is there. */
function ownOf({
  name,
  slug,
  description,
  welcome_page_url,
  active,
  visibility,
  benefits,
}: JsonObject): JsonObject {
  return { name, slug, description, welcome_page_url, active, visibility, benefits }
}

function benefitNamed(benefit: unknown): JsonObject {
  return { name: isObject(benefit) ? benefit.name : benefit }
}

/** Members pay for all of them, or for none. */
function visibleTo3(posts: Resource): Resource {
  return {
    ...posts,
    query: '&formats=html&include=tags,authors',
    body: (row, idOf) => {
      const { tiers: _paid, ...rest } = posts.body(row, idOf)
      return rest.visibility === 'tiers' ? { ...rest, visibility: 'paid' } : rest
    },
  }
}
