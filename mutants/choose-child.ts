import { digestOf } from '../tests/answers/ask.ts'
import { type Conversation, readKept } from '../tests/answers/conversation.ts'
import type { Alive } from './pool.ts'
import { openStage, whileOn } from './stage.ts'
import { allow, gather } from './switch.ts'

/** What the process is asked: which of the mutants that nothing notices so far a conversation notices. */
export interface ChooseJob {
  readonly kind: 'choose'
  readonly world: string
  /** The conversation, written as a file of kept ones. */
  readonly text: string
  /** Mutants that are looked for besides those of earlier jobs. */
  readonly wanted: readonly number[]
}

export type ChooseDone =
  | { readonly kind: 'chosen'; readonly notices: readonly number[]; readonly digests: readonly string[] }
  | { readonly kind: 'broken'; readonly error: string }

const wanted = new Set<number>()
/** How often a mutant was looked for in conversations of each kind, and in all. */
const tries = new Map<string, number>()
const MOST_OF_A_KIND = 2
const MOST = 60

let stage = openStage()

async function choose({ world, text, wanted: more }: ChooseJob): Promise<ChooseDone> {
  for (const id of more) wanted.add(id)
  const [conversation] = readKept(text, world)
  if (!conversation) throw new Error('invariant: there is a conversation')
  await stage.hold(conversation)
  const met = new Set<number>()
  gather(met)
  allow(Number.MAX_SAFE_INTEGER)
  const told = await stage.hold(conversation)
  const asked = Number.MAX_SAFE_INTEGER - allow(Number.POSITIVE_INFINITY)
  gather(null)
  const kind = kindOf(conversation, told.at(-1) ?? '')
  const isOther = async () => {
    const other = await stage.hold(conversation, (answer, place) => answer !== told[place])
    return other.at(-1) !== told[other.length - 1]
  }
  const notices: number[] = []
  for (const id of met) {
    if (!wanted.has(id) || !isWorthATry(id, kind)) continue
    if (!(await whileOn(id, asked, isOther))) continue
    // A kill counts where it leaves nothing behind, or comes again where nothing was left before.
    if (await isOther()) {
      stage = openStage()
      const comesAgain = !(await isOther()) && (await whileOn(id, asked, isOther))
      stage = openStage()
      if (!comesAgain) continue
    }
    wanted.delete(id)
    notices.push(id)
    process.send?.({ kind: 'alive' } satisfies Alive)
  }
  return { kind: 'chosen', notices, digests: told.map(digestOf) }
}

function isWorthATry(id: number, kind: string): boolean {
  return [`${id}`, `${id} ${kind}`].every((key, place) => {
    const count = tries.get(key) ?? 0
    tries.set(key, count + 1)
    return count < (place === 0 ? MOST : MOST_OF_A_KIND)
  })
}

/** Alike are conversations that end alike: by path, names that are asked by, status and message. */
function kindOf({ questions }: Conversation, last: string): string {
  const { target = '', body } = questions.at(-1) ?? {}
  const [path = '', query = ''] = target.split('?')
  const message = /"message":"([^"]{0,60})/.exec(last)?.[1] ?? ''
  const names = path === '/graphql' ? wordsOf(`${query} ${textOf(body)}`) : parametersOf(query)
  return [last.slice(0, 3), path.replace(/\w*\d\w*/g, '0'), ...names, message].join(' ')
}

/** One path leads to all that GraphQL can be asked: its documents tell questions apart. */
function wordsOf(text: string): readonly string[] {
  return [...new Set(text.match(/[a-z_]{2,}/gi))].toSorted()
}

function textOf(body: Uint8Array | null | undefined): string {
  return body ? new TextDecoder().decode(body) : ''
}

function parametersOf(query: string): readonly string[] {
  return [...new Set(query.split('&').flatMap(it => it.split('=')[0]?.split(/[[\]]+/) ?? []))].toSorted()
}

process.on('message', (job: ChooseJob) => {
  choose(job).then(
    done => process.send?.(done),
    error => process.send?.({ kind: 'broken', error: String(error?.stack ?? error) } satisfies ChooseDone),
  )
})
