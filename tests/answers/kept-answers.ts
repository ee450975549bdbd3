import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Asked, answers, digestOf, keptWorlds, open, type Worlds } from './ask.ts'
import {
  type Conversation,
  type Kept,
  type Question,
  readKept,
  type Setting,
  writeKept,
} from './conversation.ts'

/**
 * Kept answers: digests of what the reference answered to requests that were chosen since they notice mistakes in its
 * sources which nothing else notices. They detect changes, and are no source of truth: that an answer is kept does not
 * make it right. What is right says the documentation, in clauses and scenarios.
 */
const FOLDER = 'tests/answers/kept'

/** The names of the worlds of which answers are kept. */
export function worldsWithAnswers(folder = FOLDER): readonly string[] {
  const files = readdirSync(folder).filter(name => name.endsWith('.ndjson'))
  return files.map(name => name.replace(/\.ndjson$/, ''))
}

export function fileOf(world: string, folder = FOLDER): string {
  return `${folder}/${world}.ndjson`
}

export function keptOf(world: string, folder = FOLDER): readonly Kept[] {
  return readKept(readFileSync(fileOf(world, folder), 'utf8'), world)
}

export function keep(world: string, kept: readonly Kept[]): void {
  writeFileSync(fileOf(world), writeKept(kept))
}

/** An answer that is another than the one that is kept. */
export interface Change {
  /** Where its conversation stands in the file. */
  readonly line: number
  /** Those before it and the one that is answered otherwise. */
  readonly questions: readonly Question[]
  /** What is answered now. */
  readonly answer: string
}

/** Of each conversation the first answer that is another now; `before` stand in the file before them. */
export async function changesOf(kept: readonly Kept[], before = 0): Promise<readonly Change[]> {
  const references = openReferences(keptWorlds())
  const changes: Change[] = []
  for (const [place, conversation] of kept.entries()) {
    const { questions, digests } = conversation
    const reference = await references.newOne(conversation.setting)
    const isOther = (answer: string, at: number) => digestOf(answer) !== digests[at]
    const told = await answers(conversation, reference, isOther)
    const last = told.length - 1
    const answer = told[last] ?? ''
    if (isOther(answer, last))
      changes.push({ line: before + place + 2, questions: questions.slice(0, told.length), answer })
    if (questions.some(isOfControl)) references.forget(conversation.setting)
  }
  return changes
}

/** The same conversations with the digests of what is answered now. */
export async function renewed(kept: readonly Conversation[]): Promise<readonly Kept[]> {
  const worlds = keptWorlds()
  const all: Kept[] = []
  for (const conversation of kept) {
    const told = await answers(conversation, await open(conversation.setting, worlds))
    all.push({ ...conversation, digests: told.map(digestOf) })
  }
  return all
}

/** So many requests are answered in less than a second. */
const MOST_AT_ONCE = 400

/** The conversations of a world in parts, each with how many stand before it. */
export function partsOf(world: string): readonly (readonly [before: number, part: readonly Kept[]])[] {
  const parts: [before: number, part: Kept[]][] = [[0, []]]
  let requests = 0
  for (const [place, conversation] of keptOf(world).entries()) {
    if (requests >= MOST_AT_ONCE) parts.push([place, []])
    if (requests >= MOST_AT_ONCE) requests = 0
    requests += conversation.questions.length
    parts.at(-1)?.[1].push(conversation)
  }
  return parts
}

interface References {
  newOne(setting: Setting): Promise<Asked>
  forget(setting: Setting): void
}

/** References that are put back in place of being started anew, which takes longer. */
function openReferences(worlds: Worlds): References {
  const opened = new Map<string, Asked>()
  return {
    newOne: async setting => {
      const key = JSON.stringify(setting)
      const reference = opened.get(key) ?? (await open(setting, worlds))
      reference.reset()
      opened.set(key, reference)
      return reference
    },
    forget: setting => opened.delete(JSON.stringify(setting)),
  }
}

/** It may have turned quirks on, and set the clock. */
function isOfControl({ target }: Question): boolean {
  return target.startsWith('/__assayer/')
}

/** So many are shown; one mistake changes many answers. */
const SHOWN = 3
const MOST_CHARACTERS = 1_500

/** What to look at where answers changed; empty where none did. */
export function textOf(changes: readonly Change[], world: string): string {
  if (changes.length === 0) return ''
  const shown = changes.slice(0, SHOWN).map(({ line, questions, answer }) => {
    const asked = questions.map(
      ({ method, target, body }) => `  ${method} ${target} ${body ? new TextDecoder().decode(body) : ''}`,
    )
    return [
      `${fileOf(world)}:${line} is answered otherwise now:`,
      ...asked,
      answer.slice(0, MOST_CHARACTERS),
    ].join('\n')
  })
  return [
    `${changes.length} answers of the reference to ${world} are not those that were kept.`,
    ...shown,
    'Where the documentation wants it so, `npm run answers` keeps the new ones; the commit says why they changed.',
  ].join('\n\n')
}
