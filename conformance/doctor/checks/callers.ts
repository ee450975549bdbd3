import { majorOf, prefixOf } from '../../suite/versions.ts'
import { credentialVariable } from '../../targets/credential-variable.ts'
import { CannotJudge, NotSent } from '../../targets/target.ts'
import { type Check, type Finding, good, limit, missing, type Patient } from '../check.ts'

/** Whether everybody whom scenarios send can prove who they are. */
export const callers: Check = {
  name: 'callers',
  run: async patient => {
    const names = callersIn(patient)
    const findings = await Promise.all(names.map(as => proofOf(as, patient)))
    const wrong = findings.flat()
    return wrong.length > 0 ? wrong : [good(`${names.length} callers have valid credentials`)]
  },
}

function callersIn({ scenarios }: Patient): readonly string[] {
  const steps = scenarios.flatMap(scenario => scenario.steps)
  return [...new Set(steps.map(({ request }) => request.as))].filter(as => as !== 'public').sort()
}

/** A path that the proof is made for; the platform's tokens and sessions are for its admin API. */
function pathFor(as: string, { world, platformVersion }: Patient): string {
  const [first] = world.types
  const prefix = prefixOf(majorOf(platformVersion))
  if (/^(integration|session:)/.test(as)) return `/platform/api/${prefix}admin/site/`
  return as === 'content-key' ? `/platform/api/${prefix}content/settings/` : `/api/${first?.plural ?? ''}`
}

async function proofOf(as: string, patient: Patient): Promise<readonly Finding[]> {
  const { callers: book, client } = patient.connection
  try {
    const path = pathFor(as, patient)
    const signed = await book.sign({ method: 'GET', path, headers: {}, body: null }, as)
    // Only tokens that may read everything are tried: of the others a refusal can be what a scenario expects.
    if (!isReader(as, patient)) return []
    const outcome = await client.send(signed)
    const isRefused = outcome.kind === 'answer' && outcome.status === 401
    return isRefused ? [missing(`GET ${path} as ${as} answers 401`, mendFor(as))] : []
  } catch (error) {
    if (error instanceof NotSent) return [limit(`${as} cannot sign in`, error.message)]
    if (error instanceof CannotJudge) return [missing(`${as}: ${error.message}`, mendFor(as))]
    throw error
  }
}

function isReader(as: string, { credentials }: Patient): boolean {
  return credentials.readers.some(name => as === `token:${name}`)
}

function mendFor(as: string): string {
  const [kind = '', name = ''] = as.split(/:(.*)/)
  switch (kind) {
    case 'token':
      return `create the API token ${name} and put it into ${credentialVariable('TOKEN', name)} or auth.tokens`
    case 'content-key':
      return 'create a content API key and put it into ASSAYER_CONTENT_KEY or auth.contentKey'
    case 'integration':
      return 'create an integration and put its admin API key into ASSAYER_ADMIN_KEY (id:secret) or auth.adminKey'
    default:
      return `create the user ${name} with the world's password, or put the password into ${credentialVariable('PASSWORD', name)} or auth.passwords`
  }
}
