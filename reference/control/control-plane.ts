import { json, type ServiceRequest, type ServiceResponse } from '../http/message.ts'
import { UsageError } from '../usage-error.ts'
import { refusalOf } from './gate.ts'

/** What the control plane can do to a running reference. */
export interface Controls {
  reset(): void
  /** Loads another world from a directory; null: the one that it was started with. */
  loadWorld(directory: string | null): Promise<void>
  /** Whether it serves the world that it was started with. */
  isFirstWorld(): boolean
  quirks(): readonly string[]
  setQuirks(ids: readonly string[]): void
  setClock(ms: number): void
  mail(): readonly unknown[]
  /** What whoever started the reference serves besides, by method and name: `GET observed`. */
  readonly further: FurtherOperations
}

/** Operations of the control plane that are not the reference's own: each gives what is answered, as JSON. */
export type FurtherOperations = Readonly<Record<string, () => unknown>>

const PREFIX = '/__assayer/'

/** Whether a request is for the control plane. */
export function isControl(request: ServiceRequest): boolean {
  return request.target.startsWith(PREFIX)
}

/**
 * Serves the control plane: `POST reset`, `GET world`, `POST world {"directory"}` (null: the first one), `GET/PUT quirks {"quirks": […]}`, `GET mail`,
 * `PUT clock {"now": ISO 8601}`. Bad input answers 400 with what was expected; whoever did not start the reference, 403.
 */
export async function control(
  request: ServiceRequest,
  controls: Controls,
  token: string | null,
): Promise<ServiceResponse> {
  const refused = refusalOf(request, token)
  if (refused) return json(refused.status, { error: refused.error })
  const name = request.target.slice(PREFIX.length).split('?')[0] ?? ''
  const { further } = controls
  const asked = `${request.method} ${name}`
  const operation = OPERATIONS[asked] ?? (Object.hasOwn(further, asked) ? further[asked] : undefined)
  if (!operation) {
    const all = [...Object.keys(OPERATIONS), ...Object.keys(further)]
    return json(404, { error: `No ${asked}; there are ${all.join(', ')}` })
  }
  try {
    return json(200, await operation(controls, bodyOf(request)))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return json(400, { error: error.message })
  }
}

type Operation = (controls: Controls, body: Record<string, unknown>) => unknown

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST reset': controls => {
    controls.reset()
    return { reset: true }
  },
  'GET world': controls => ({ isFirst: controls.isFirstWorld() }),
  'POST world': async (controls, body) => {
    const { directory } = body
    if (typeof directory !== 'string' && directory !== null)
      throw new UsageError(
        'expected {"directory": "<path of a world>"}, or null for the world that it was started with',
      )
    await controls.loadWorld(directory)
    return { world: directory }
  },
  'GET quirks': controls => ({ quirks: controls.quirks() }),
  'PUT quirks': (controls, body) => {
    const ids = body.quirks
    if (!Array.isArray(ids) || !ids.every(id => typeof id === 'string')) {
      throw new UsageError('expected {"quirks": ["<quirk id>", …]}')
    }
    controls.setQuirks(ids)
    return { quirks: controls.quirks() }
  },
  'GET mail': controls => ({ mail: controls.mail() }),
  'PUT clock': (controls, body) => {
    const ms = typeof body.now === 'string' ? Date.parse(body.now) : Number.NaN
    if (Number.isNaN(ms)) throw new UsageError('expected {"now": "<ISO 8601 date and time>"}')
    controls.setClock(ms)
    return { now: new Date(ms).toISOString() }
  },
}

function bodyOf(request: ServiceRequest): Record<string, unknown> {
  if (request.body === null || request.body.length === 0) return {}
  const body: unknown = JSON.parse(new TextDecoder().decode(request.body))
  if (typeof body !== 'object' || body === null) throw new UsageError('expected a JSON object')
  return { ...body }
}
