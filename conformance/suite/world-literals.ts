import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { literalPattern } from '../../text/literal-pattern.ts'
import { isObject } from '../compare/json-value.ts'
import { factText } from './fact.ts'
import { readWorldFacts, type WorldFact } from './world-facts.ts'
import { readJson } from './worlds.ts'

/** Something of a world that another target has otherwise. */
export interface WorldLiteral {
  readonly pattern: RegExp
  /** The placeholder to write in its place. */
  readonly placeholder: string
}

export interface WorldLiterals {
  /** Longer ones first: they may hold shorter ones. */
  readonly each: readonly WorldLiteral[]
  /** Finds something where any of them does. */
  readonly any: RegExp
}

/** Natural keys by plural name. */
type Keys = ReadonlyMap<string, string>

/**
 * Everything in a world's files that no scenario may write down: ids, keys, passwords, the site's address, its version.
 */
export function readWorldLiterals(directory: string, keys: Keys): WorldLiterals {
  const facts = readWorldFacts(directory)
  const texts = [...facts.flatMap(literalsOf), ...platformIds(directory, keys)]
  const ordered = texts.toSorted((a, b) => b.text.length - a.text.length)
  const each = [...ordered, ...entryIds(directory, keys)]
  // Without any, nothing is found: the end of a text has nothing behind it.
  const sources = each.map(({ pattern }) => pattern.source)
  return { each, any: new RegExp(sources.length > 0 ? sources.join('|') : '$.') }
}

interface Written extends WorldLiteral {
  readonly text: string
}

function literalsOf({ fact, value }: WorldFact): readonly Written[] {
  const placeholder = factText(fact)
  if (fact.name === 'site-host') {
    // The host of an address of mail is part of a natural key.
    return [
      { text: value, placeholder, pattern: new RegExp(`(?<![@\\w.-])${literalPattern(value)}(?![\\w-])`) },
    ]
  }
  const edges = fact.name === 'version' ? ['(?<![\\d.])', '(?!\\.?\\d)'] : ['', '']
  return [{ text: value, placeholder, pattern: new RegExp(edges.join(literalPattern(value))) }]
}

/** Ids of the platform are texts that stand for nothing else, wherever they are. */
function platformIds(directory: string, keys: Keys): readonly Written[] {
  const platform = objectIn(join(directory, 'platform.json'))
  return [...keys].flatMap(([plural, attribute]) =>
    rowsIn(platform[plural]).flatMap(row => {
      if (typeof row.id !== 'string') return []
      const key = row[attribute] ?? '…'
      return [
        { text: row.id, placeholder: `<${plural}:${key}>`, pattern: new RegExp(literalPattern(row.id)) },
      ]
    }),
  )
}

/**
 * Ids of the content service are numbers: they are known by where they stand. Roles of users have no natural key.
 */
function entryIds(directory: string, keys: Keys): readonly WorldLiteral[] {
  const rows = Object.values(objectIn(join(directory, 'data.json'))).flatMap(rowsIn)
  const ids = [...new Set(rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])))]
  if (ids.length === 0 || keys.size === 0) return []
  const id = `(?:${ids.join('|')})(?![\\d.])`
  const [plural = ''] = keys.keys()
  const [path, filter, argument] = [
    `/api/(?:${[...keys.keys()].join('|')})/${id}`,
    `\\[id\\](?:\\[\\$(?:eq|ne|in|notIn)\\](?:\\[\\d*\\])?)?=${id}`,
    `(?<!Role)\\(\\s*id:\\s*"?${id}`,
  ]
  return [path, filter, argument].map(place => ({
    pattern: new RegExp(place),
    placeholder: `<PLURAL:KEY>, such as <${plural}:…>`,
  }))
}

function objectIn(file: string): Readonly<Record<string, unknown>> {
  const value = existsSync(file) ? readJson(file) : {}
  return isObject(value) ? value : {}
}

function rowsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
