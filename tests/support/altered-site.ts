import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factVariable } from '../../conformance/suite/fact.ts'
import { readWorldFacts, type WorldFact } from '../../conformance/suite/world-facts.ts'

/** A site that holds what a world of the suite holds, as another one would. */
export interface AlteredSite {
  /** The text of its `platform.json`. */
  readonly platform: string
  /** What whoever judges it has to tell the kit: its keys and passwords. */
  readonly environment: Readonly<Record<string, string>>
}

const ADDRESS = 'https://news.example:8443/paper'
const VERSION = '5.120'

/** Other ids, keys, secrets and passwords; another address, with another port and a path; another version. */
export function alteredSite(world: string): AlteredSite {
  const text = readFileSync(join(world, 'platform.json'), 'utf8')
  const facts = readWorldFacts(world).map(it => ({ ...it, other: otherValue(it) }))
  const environment = facts.filter(({ fact }) =>
    /^(password|client-secret|content-key|admin-key)$/.test(fact.name),
  )
  return {
    platform: facts
      .filter(({ fact }) => !fact.name.endsWith('-id'))
      .reduce((all, { value, other }) => all.replaceAll(`"${value}"`, `"${other}"`), text)
      .replace(IDS, '5fb'),
    environment: Object.fromEntries(environment.map(({ fact, other }) => [factVariable(fact), other])),
  }
}

const IDS = /(?<=")67a(?=[0-9a-f]{21}")/g

function otherId(id: string): string {
  return id.replace(/^67a/, '5fb')
}

function otherValue({ fact, value }: WorldFact): string {
  if (fact.name === 'site') return ADDRESS
  if (fact.name === 'version') return VERSION
  const parts = value.split(':')
  const secret = rotated(parts.pop() ?? '')
  return [...parts.map(otherId), secret].join(':')
}

/** As long, and of the same characters. */
function rotated(text: string): string {
  return `${text.slice(1)}${text.slice(0, 1)}`
}
