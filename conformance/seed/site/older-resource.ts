import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Resource } from './resource.ts'

/** What versions before 5.0 have in another form, by the name of the kind. */
type Older = (resource: Resource) => Resource

const older: Readonly<Record<string, Older>> = {
  tiers: tiers => ({
    ...tiers,
    query: '&include=benefits',
    untaken: ['currency', 'monthly_price', 'yearly_price', 'trial_days'],
    body: (row, idOf) => olderTier(tiers.body(row, idOf)),
    revert: olderTier,
  }),
  members: members => ({
    ...members,
    query: '&include=labels,newsletters,products',
    body: (row, idOf) => olderMember(members.body(row, idOf)),
  }),
}

/** A kind as versions before 5.0 have it. */
export function olderResource(resource: Resource): Resource {
  return older[resource.plural]?.(resource) ?? resource
}

/** The prices of a tier are kept by the provider of payments. */
function olderTier({
  name,
  slug,
  description,
  welcome_page_url,
  active,
  visibility,
  benefits,
}: JsonObject): JsonObject {
  const said = { name, slug, description, welcome_page_url, active, visibility }
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== null)),
    ...(Array.isArray(benefits) && { benefits: benefits.map(benefitNamed) }),
  }
}

function benefitNamed(benefit: unknown): JsonObject {
  return { name: isObject(benefit) ? benefit.name : benefit }
}

function olderMember({ tiers, ...member }: JsonObject): JsonObject {
  return { ...member, ...(tiers !== undefined && { products: tiers }) }
}
