import type { Variation } from '../../engine/engine.ts'

/** What the playground shows, as far as it can be shared: a page's address says it. */
export interface PlaygroundState {
  /** A world of the suite, or of `assayer docs`; one that was dropped has no address. */
  readonly world: { readonly kind: 'suite' | 'own'; readonly name: string }
  readonly request: WrittenRequest
  readonly variation: Variation
  /** Whether GraphiQL is open, in place of the request. */
  readonly isGraphiql: boolean
}

/** A request as somebody writes it. */
export interface WrittenRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly as: string
  /** A line for each, `Accept-Version: v5.0`. */
  readonly headers: string
  readonly body: string
}

export const NEW_REQUEST: WrittenRequest = { method: 'GET', path: '', as: 'public', headers: '', body: '' }

/** What stands behind the `#` of the playground's address. */
export function hashOf({ world, request, variation, isGraphiql }: PlaygroundState): string {
  const { quirks = [], profile, platformVersion } = variation
  const parts: readonly (readonly [name: string, value: string | undefined])[] = [
    [world.kind === 'own' ? 'own' : 'world', world.name],
    ['method', request.method === 'GET' ? undefined : request.method],
    ['path', request.path],
    ['as', request.as === 'public' ? undefined : request.as],
    ['headers', request.headers],
    ['body', request.body],
    ...quirks.map(id => ['quirk', id] as const),
    ['profile', profile],
    ['version', platformVersion],
    ['graphiql', isGraphiql ? 'on' : undefined],
  ]
  return parts.flatMap(([name, value]) => (value ? `${name}=${encoded(value)}` : [])).join('&')
}

/** Only what would be taken for something else: an address is read by people, too. */
function encoded(value: string): string {
  return encodeURIComponent(value).replace(/%(2F|3F|3D|3A|40|24|2C|5B|5D)/gi, character =>
    decodeURIComponent(character),
  )
}

/** The state that an address says; what it does not say is as in a new playground. */
export function stateOf(hash: string): PlaygroundState | null {
  // A plus is itself here: what was written is what is sent.
  const parts = new URLSearchParams(hash.replace(/^#/, '').replaceAll('+', '%2B'))
  const [own, world] = [parts.get('own'), parts.get('world')]
  const name = own ?? world
  if (!name) return null
  const text = (part: string) => parts.get(part) ?? ''
  const [quirks, profile, platformVersion] = [parts.getAll('quirk'), text('profile'), text('version')]
  return {
    world: { kind: own ? 'own' : 'suite', name },
    request: {
      method: text('method').toUpperCase() || NEW_REQUEST.method,
      path: text('path'),
      as: text('as') || NEW_REQUEST.as,
      headers: text('headers'),
      body: text('body'),
    },
    variation: {
      ...(quirks.length > 0 && { quirks }),
      ...(profile && { profile }),
      ...(platformVersion && { platformVersion }),
    },
    isGraphiql: text('graphiql') === 'on',
  }
}
