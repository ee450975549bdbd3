import { type Chance, chanceOf } from '../../../audit/chance.ts'
import type { Command, SequenceQuery } from '../../commands/command.ts'
import { withoutEnd } from '../../commands/without-end.ts'
import { othersAt } from '../callers.ts'
import { readsAfter } from './reads.ts'
import { openScene, type SiteScene, type SiteStock } from './scene.ts'
import { type Turn, writesInTurn } from './sweep.ts'
import { addOne, deleteOne, editOne, editSettings, oneOfOthers } from './write.ts'

/**
 * Sequences of a seed, without end. How many are taken changes nothing about the first ones. Every other one is the next
 * of those that are written in turn, beginning at another one for each seed.
 */
export function siteSequences(
  stock: SiteStock,
  isAllowed: (command: Command) => boolean,
  seed: number,
): Generator<SequenceQuery> {
  const inTurn = writesInTurn(stock)
  return withoutEnd(number => {
    const turn = inTurn[(seed + number) % Math.max(1, inTurn.length)]
    const scene = openScene(stock, chanceOf(mixed(seed, number)))
    const byChance = scene && { writes: writesOf(scene), actors: scene.actors }
    return [turn, byChance].flatMap(it => (it ? sequenceOf(it, isAllowed, stock) : []))
  })
}

/** None where nothing of it may be sent. */
function sequenceOf(
  { writes: all, actors }: Turn,
  isAllowed: (command: Command) => boolean,
  stock: SiteStock,
): readonly SequenceQuery[] {
  const writes = all.filter(isAllowed)
  if (writes.length === 0) return []
  const commands = [...writes, ...readsAfter(writes, { stock, actors })].map(it => inForm(it, stock))
  return [{ door: 'sequence', commands, known: new Map() }]
}

function inForm(command: Command, { formed }: SiteStock): Command {
  const { request } = command
  return { ...command, request: { ...request, path: formed(request.path) } }
}

/** Numbers that are near to each other make sequences that have nothing in common. */
function mixed(seed: number, number: number): number {
  const a = Math.imul((seed + Math.imul(number + 1, 0x9e3779b9)) | 0, 0x85ebca6b)
  return Math.imul(a ^ (a >>> 13), 0xc2b2ae35) >>> 0
}

const MOST_WRITES = 5

function writesOf(scene: SiteScene): readonly Command[] {
  const length = 1 + scene.chance.below(MOST_WRITES)
  return Array.from({ length }, () => nextOf(scene)).flatMap(commands =>
    commands.map(it => varied(it, scene)),
  )
}

function nextOf(scene: SiteScene): readonly Command[] {
  const { chance, actors } = scene
  const kind = chance.below(100)
  if (kind < 12) return oneOfOthers(scene)
  if (kind < 22) return editSettings(scene)
  const actor = chance.oneOf(actors)
  if (!actor || kind < 45) return addOne(scene)
  return kind < 88 ? editOne(actor, scene) : deleteOne(actor, scene)
}

/** Now and then somebody else sends it, or by another URL, or to the API that only reads. */
function varied(command: Command, { chance, stock }: SiteScene): Command {
  const kind = chance.below(100)
  if (kind < 8) return bySomebody(command, chance, stock)
  if (kind < 14) return { ...command, request: at(command, `/platform/api/${chance.oneOf(PREFIXES)}/admin/`) }
  if (kind < 18) return { ...command, request: at(command, '/platform/api/content/'), as: 'content-key' }
  if (kind >= 24) return command
  const headers = { ...command.request.headers, 'accept-version': chance.oneOf(VERSIONS) ?? '' }
  return { ...command, request: { ...command.request, headers } }
}

const PREFIXES = ['v2', 'v3', 'v4', 'canary']
const VERSIONS = ['v3.0', 'v4.0', 'v5.0', 'v9.0']

function at({ request }: Command, root: string): Command['request'] {
  return { ...request, path: request.path.replace('/platform/api/admin/', root) }
}

/** Callers whose proof is not a token of its own: commands name callers as scenarios do. */
function bySomebody(command: Command, chance: Chance, { people }: SiteStock): Command {
  const other = chance.oneOf(othersAt('admin', people).filter(({ caller }) => caller.token === null))
  if (!other) return command
  const { request } = command
  return {
    ...command,
    as: other.caller.as,
    request: { ...request, headers: { ...request.headers, ...other.headers } },
  }
}
