import { jsonOf } from '../../text/json-of.ts'
import { embedReference, readWorld, type ServeOptions } from '../targets/oracle.ts'
import { Judge } from './judge/judge.ts'
import type { Finding } from './report/overheard.ts'
import { Tally } from './report/tally.ts'

const world = readWorld('specs/worlds/restaurants')

/** What is found when a reference is asked some paths one after the other. */
export async function hear(
  paths: readonly string[],
  options: Pick<ServeOptions, 'quirks' | 'freedoms'> = {},
  isUndisturbed = false,
): Promise<{ readonly findings: readonly Finding[]; readonly tally: Tally }> {
  const reference = await embedReference({ world: await world, ...options })
  const { judge, tally, findings } = await listening(isUndisturbed)
  for (const [index, path] of paths.entries()) {
    const request = { method: 'GET', path, headers: {}, body: null }
    const ticket = judge.asked(String(index + 1), request)
    const { status, headers, body } = await reference.handle({
      method: 'GET',
      target: path,
      headers: { host: 'x' },
      body: null,
    })
    const json = body === null ? undefined : jsonOf(String(body))
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
    judge.answered(ticket, request, { status, headers: Object.fromEntries(named), json })
  }
  return { findings, tally }
}

/** A judge, and what it finds as it goes. */
export async function listening(isUndisturbed: boolean) {
  const findings: Finding[] = []
  const tally = new Tally(finding => findings.push(finding))
  const judge = await Judge.open({
    isUndisturbed,
    onHeard: (exchange, heard) => tally.hear(exchange, heard),
    onProved: (exchange, claim) => tally.prove(exchange, claim),
  })
  return { judge, tally, findings }
}
