/** Something that every target has of its own although it holds the same world: a key, a password, its address. */
export interface Fact {
  readonly name: FactName
  /** Whose it is: an integration, a user, a token, a client. Null: there is only one, or the first is meant. */
  readonly of: string | null
}

/** Whether the placeholder says whose it is, as in `<password:ines>`. */
type Owner = 'always' | 'maybe' | 'never'

const OWNERS = {
  'content-key': 'maybe',
  'content-key-id': 'maybe',
  'admin-key': 'maybe',
  'admin-key-id': 'maybe',
  'admin-secret': 'maybe',
  'client-secret': 'always',
  password: 'always',
  token: 'always',
  site: 'never',
  'site-origin': 'never',
  'site-host': 'never',
  version: 'never',
} as const satisfies Readonly<Record<string, Owner>>

export type FactName = keyof typeof OWNERS

/** The fact that a placeholder names; null when it is the name of something else. */
export function factNamed(name: string, of: string | null): Fact | null {
  if (!isFactName(name)) return null
  const owner: Owner = OWNERS[name]
  return owner === (of === null ? 'always' : 'never') ? null : { name, of }
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(OWNERS, name)
}

/** As a scenario writes it. */
export function factText({ name, of }: Fact): string {
  return of === null ? `<${name}>` : `<${name}:${of}>`
}

/** The environment variable that holds it where no target can be asked: `ASSAYER_PASSWORD_INES`. */
export function factVariable({ name, of }: Fact): string {
  const words = of === null ? name : `${name}_${of}`
  return `ASSAYER_${words.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`
}
