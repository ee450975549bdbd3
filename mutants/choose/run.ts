import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptFlags } from '../../conformance/cli/script-flags.ts'
import type { Conversation } from '../../tests/answers/conversation.ts'
import { keep, keptOf, worldsWithAnswers } from '../../tests/answers/kept-answers.ts'
import { isKilled } from '../outcome.ts'
import { PLACE } from '../place.ts'
import type { Judged } from '../report.ts'
import { type Amounts, askedOfContent, askedOfPlatform } from './by-fuzz.ts'
import { askedBySuite } from './by-suite.ts'
import { choose } from './choose.ts'

const HELP = `npm run answers:choose -- [--seed N]

Looks for conversations that notice what kept answers do not, and keeps them: asks first
\`npm run mutants -- --ask answers\`, whose report says what is left. Candidates are what the suite asks and what fuzz
makes up; another seed makes up others. Takes an hour.
`

const CONTENT: Amounts = { reads: 4_000, invalid: 1_200, sequences: 400, places: 40_000 }
const FURTHER: Amounts = { reads: 700, invalid: 200, sequences: 100, places: 4_000 }
const SITE: Amounts = { reads: 2_000, invalid: 0, sequences: 400, places: 0 }

async function candidates(seed: number): Promise<readonly Conversation[]> {
  const all = [...(await askedBySuite()), ...(await askedOfContent('restaurants', CONTENT, seed))]
  for (const world of ['restaurants-closed', 'restaurants-extension', 'tickets', 'tickets-configured'])
    all.push(...(await askedOfContent(world, FURTHER, seed)))
  for (const version of [null, '4.48', '4.0', '3.0', '2.0', '1.0'])
    all.push(...(await askedOfPlatform('gazette', version, SITE, seed)))
  return [...all, ...all.filter(isRead).map(withReasons)]
}

/** One request that only reads: its reasons are asked for, too. */
function isRead({ questions }: Conversation): boolean {
  const [first, ...others] = questions
  return others.length === 0 && first?.method === 'GET' && first.about === undefined
}

function withReasons({ setting, questions }: Conversation): Conversation {
  return { setting, questions: questions.map(it => ({ ...it, about: 'reasons' })) }
}

async function main(): Promise<void> {
  const judged: readonly Judged[] = JSON.parse(readFileSync(join(PLACE, 'report.json'), 'utf8'))
  const left = new Set(judged.filter(it => !isKilled(it)).map(({ id }) => id))
  const chosen = await choose(await candidates(Number(values.seed)), left)
  const known = new Set(worldsWithAnswers())
  for (const world of new Set(chosen.map(({ setting }) => setting.world))) {
    const before = known.has(world) ? keptOf(world) : []
    keep(world, [...before, ...chosen.filter(({ setting }) => setting.world === world)])
  }
  console.log(`${chosen.length} conversations were added, which notice some of ${left.size} mutants.`)
}

const { values } = scriptFlags(HELP, { options: { seed: { type: 'string', default: '17' } } })
await main()
