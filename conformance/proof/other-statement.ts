import { isObject } from '../compare/json-value.ts'
import { digestOf } from '../digests/digests.ts'
import { stableJson } from '../report/stable-json.ts'
import type { Files } from './pack.ts'
import { parseText } from './parse-text.ts'
import { Refusal } from './refusal.ts'
import { PREDICATE_TYPE, type Resource, STATEMENT_TYPE, type Statement } from './statement.ts'

const NAME = 'statement.json'
const MEMBERS = ['_type', 'subject', 'predicateType', 'predicate']
const LISTS = ['passedTests', 'warnedTests', 'failedTests'] as const
const OF_PREDICATE = ['result', 'configuration', ...LISTS]

/** Throws a Refusal for a statement that is none, or is about other files than those beside it. */
export function refuseStrangeStatement(files: Files): void {
  const statement = parseText(files[NAME], NAME)
  if (!isObject(statement)) throw new Refusal(`${NAME}: expected an object`)
  refuseOtherWord('_type', statement._type, STATEMENT_TYPE)
  refuseOtherWord('predicateType', statement.predicateType, PREDICATE_TYPE)
  refuseStrangers(statement, MEMBERS, NAME)
  refuseStrangers(Object(statement.predicate), OF_PREDICATE, `${NAME}: predicate`)
  const configuration = Object(statement.predicate).configuration
  for (const name of ['recording.ndjson', 'results.json'] as const)
    refuseOtherFile(name, statement.subject, files)
  refuseOtherFile('configuration.json', configuration, files)
  if (files['requirements.json'] !== undefined) refuseOtherFile('requirements.json', configuration, files)
}

function refuseOtherWord(member: string, found: unknown, expected: string): void {
  if (found === expected) return
  throw new Refusal(`${NAME}: ${member} is ${JSON.stringify(found)}, where ${expected} is expected`)
}

function refuseStrangers(value: object, known: readonly string[], where: string): void {
  const stranger = Object.keys(value).find(key => !known.includes(key))
  if (stranger !== undefined) throw new Refusal(`${where}: it has the member ${stranger}, which nobody knows`)
}

function refuseOtherFile(name: keyof Files, resources: unknown, files: Files): void {
  const list: unknown[] = Array.isArray(resources) ? resources : []
  const named = list.filter(it => Object(it).name === name)
  if (named.length !== 1)
    throw new Refusal(`${NAME}: it names ${name} ${named.length} times, where once is expected`)
  const [own, told] = [digestOf(files[name] ?? ''), `sha256:${Object(Object(named[0]).digest).sha256}`]
  if (own !== told)
    throw new Refusal(`${name} is not the file that the statement is about: it has ${own}, not ${told}`)
}

/** The digest of the suite that a statement names; null: it names none. */
export function suiteIn(files: Files): string | null {
  const { predicate } = Object(parseText(files[NAME], NAME))
  const resources: unknown[] = [Object(predicate).configuration].flat()
  const suite = resources.find(it => Object(it).name === 'suite')
  return suite === undefined ? null : `sha256:${Object(Object(suite).digest).sha256}`
}

/** Throws a Refusal where a statement is not the one that the results come to. */
export function refuseOtherStatement(text: string, own: Statement): void {
  if (text === stableJson(own)) return
  const told = parseText(text, NAME)
  const { predicate } = own
  const said = Object(Object(told).predicate)
  if (said.result !== predicate.result)
    throw new Refusal(`${NAME}: the result is ${predicate.result}, where it says ${said.result}`)
  for (const list of LISTS) refuseOtherList(list, said[list], predicate[list])
  refuseOtherResources('predicate.configuration', said.configuration, predicate.configuration)
  refuseOtherResources('subject', Object(told).subject, own.subject)
  throw new Refusal(`${NAME} is not written as assayer writes it`)
}

function refuseOtherList(name: string, told: unknown, own: readonly string[]): void {
  const list: unknown[] = Array.isArray(told) ? told : []
  const due = new Set<unknown>(own)
  // One that comes twice is no longer due the second time.
  const added = list.find(id => !due.delete(id))
  if (added !== undefined)
    throw new Refusal(`${NAME}: ${name} has ${JSON.stringify(added)}, which does not belong there`)
  const [lost] = due
  if (lost !== undefined) throw new Refusal(`${NAME}: ${name} lacks ${lost}`)
}

function refuseOtherResources(name: string, told: unknown, own: readonly Resource[]): void {
  const list: unknown[] = Array.isArray(told) ? told : []
  const other = list.find((it, index) => stableJson(it) !== stableJson(own[index]))
  if (other === undefined && list.length === own.length) return
  const [said, is] = [JSON.stringify(other) ?? 'nothing', JSON.stringify(own.map(it => it.name))]
  throw new Refusal(`${NAME}: ${name} has ${said}, which is not what was used (${is})`)
}
