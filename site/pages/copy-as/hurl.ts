import { requestTarget } from '../../../conformance/client/request-target.ts'
import type { Expectation } from '../../../conformance/compare/expectation.ts'
import { CannotExpress } from '../../../conformance/export/exporter.ts'
import { assertsOf } from '../../../conformance/export/hurl/asserts.ts'
import type { SentRequest } from '../../engine/engine.ts'

interface Written {
  readonly says: string
  readonly sent: SentRequest
  readonly expected: Expectation | null
  readonly door: 'rest' | 'graphql'
}

/** A request as a file of Hurl, and what its answer must be as far as Hurl can say it. */
export function hurlOf({ says, sent, expected, door }: Written, server: string): string {
  const { method, path, headers, body } = sent
  const status = typeof expected?.status === 'number' ? expected.status : '*'
  return [
    ...says.split('\n').map(line => `# ${line}`),
    `${method} ${server}${requestTarget(path)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/[\\#]/g, '\\$&')}`),
    '[Options]',
    'path-as-is: true',
    ...(body === null ? [] : [bodyText(body)]),
    '',
    `HTTP ${status}`,
    ...(expected === null ? [] : asserts(expected, door)),
    '',
  ].join('\n')
}

function asserts(expected: Expectation, door: Written['door']): readonly string[] {
  try {
    const lines = assertsOf(expected, { saved: new Set(), door })
    return lines.length === 0 ? [] : ['[Asserts]', ...lines]
  } catch (error) {
    if (!(error instanceof CannotExpress)) throw error
    return [`# What is expected needs ${error.message}, which Hurl has not.`]
  }
}

/** JSON stands as it is; any other text in a block of lines. */
function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return `\`\`\`\n${body}\n\`\`\``
  }
}
