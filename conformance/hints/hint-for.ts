import { hideParameters } from '../secrets/requests.ts'
import { type EmbeddedAnswer, judgeTraffic, type OracleRequest, type OracleWorld } from '../targets/oracle.ts'
import type { MisnamedFinder } from './find-misnamed.ts'
import { ascii, hintOf } from './misnamed.ts'

/** What a request is looked up in. */
export interface HintSources {
  readonly world: OracleWorld
  readonly find: MisnamedFinder
}

/** What of a request nothing knows, in one line of ASCII without secrets; null where nothing is to be said. */
export async function hintFor(
  request: OracleRequest,
  served: Pick<EmbeddedAnswer, 'status' | 'body'>,
  { world, find }: HintSources,
): Promise<string | null> {
  if (/^[^?]*graphql/i.test(request.target)) return graphqlHint(served)
  const found = find(request, world)
  const misnamed = found.find(it => served.status < 400 || !NEVER_REFUSED.includes(it.clause))
  // Whoever answers a path knows it, whatever else does not.
  if (misnamed && (misnamed.kind !== 'path' || served.status === 404)) return hintOf(misnamed)
  return served.status === 404 ? renamedHint(request) : null
}

/** What is left out wherever it stands: no request was ever refused for it. */
const NEVER_REFUSED = [
  'content.query.unknown-parameter',
  'content.pagination.unknown',
  'content.populate.unknown-names',
  'content.populate.other-parameters',
  'platform.parameters.unknown',
  'platform.parameters.include',
]

/** GraphQL says itself what it does not know. */
function graphqlHint({ body }: Pick<EmbeddedAnswer, 'body'>): string | null {
  if (typeof body !== 'string' || !body.includes('"errors"')) return null
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(body)?.[1]
  if (
    message === undefined ||
    !/Cannot query field|Unknown|Did you mean|is not defined|does not exist/.test(message)
  )
    return null
  return ascii(`${message.replace(/\\"/g, '"')} (content.graphql.endpoint)`)
}

const SECRET = 'SECRET'

/** What was there in an older major of the platform. */
async function renamedHint(request: OracleRequest): Promise<string | null> {
  const [judged] = await judgeTraffic([request], { from: 1, to: 5 })
  const broken = judged?.findings.find(({ effect }) => effect === 'breaks')
  if (!broken) return null
  const instead = judged?.instead
    ? `; send instead: ${judged.instead.method} ${hideParameters(judged.instead.target, SECRET)}`
    : ''
  return ascii(`${broken.says}${instead} (${broken.clause})`)
}
