import type { MisnamedFinder } from '../hints/find-misnamed.ts'
import { hintFor } from '../hints/hint-for.ts'
import { hintOf, type Misnamed } from '../hints/misnamed.ts'
import { parametersOf } from '../traffic/parameters.ts'
import { askAgain } from './ask-again.ts'
import { isRefused, isSame } from './effect.ts'
import { type Evidence, worldOf } from './evidence.ts'
import type { Openness } from './rank.ts'
import type { Exchanged } from './recording.ts'

const IGNORED: Openness = {
  id: 'ignored',
  rank: 'mend',
  says: 'held a name that nothing knows, and got the answer that comes without it',
  advice: 'Correct the name, or leave it out.',
}
const MISSPELT: Openness = {
  id: 'misspelt',
  rank: 'mend',
  says: 'got a refusal, because of a name that nothing knows',
  advice: 'Correct the name.',
}

/** Names that nothing knows. Whatever was answered counts as ignored only when it is the same without that name. */
export async function findMisnamed({ sessions, known, setting, findings }: Evidence, finder: MisnamedFinder) {
  for (const { use, example, plain } of known.filter(it => isRefused(it.plain))) {
    const world = worldOf(sessions, example.exchange)
    const hint = await hintFor(
      example.exchange.request,
      { ...plain, body: plain.text },
      { world, find: finder },
    )
    if (hint !== null) findings.add(MISSPELT, use, example, hint)
  }
  const suspects = known
    .filter(({ plain }) => !isRefused(plain))
    .flatMap(it => {
      const world = worldOf(sessions, it.example.exchange)
      const found = finder(it.example.exchange.request, world)
      return found.length === 0 ? [] : [{ ...it, found }]
    })
  const answered = suspects.filter(({ example }) => !example.exchange.changes)
  const asks = new Map(
    answered.map(({ example: { exchange }, found }) => [exchange, found.map(it => without(it, exchange))]),
  )
  const answers = await askAgain(sessions, asks, setting, {})
  for (const { use, example, plain, found } of answered)
    for (const [index, misnamed] of found.entries()) {
      const other = answers.get(example.exchange)?.[index]
      if (other && isSame(plain, other)) findings.add(IGNORED, use, example, hintOf(misnamed))
    }
}

/** The same request without a name. */
function without({ parameter, rest }: Misnamed, { request }: Exchanged): Exchanged['request'] {
  const [path = '', query = ''] = request.target.split('?')
  const parts = query.split('&').flatMap(part => {
    if (parametersOf(part)[0]?.[0] !== parameter) return [part]
    return rest === undefined ? [] : [`${part.split('=')[0]}=${encodeURIComponent(rest)}`]
  })
  return { ...request, target: parts.length === 0 ? path : `${path}?${parts.join('&')}` }
}
