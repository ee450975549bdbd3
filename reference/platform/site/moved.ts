import { literalPattern } from '../../../text/literal-pattern.ts'

type PlatformFile = Readonly<Record<string, unknown>>

/** A site that runs on this machine. Nothing here is served with TLS. */
const HERE = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(?=\/|$)/i

/**
 * A `platform.json` whose site is on this machine, as if that were at the address where it is served: every address in
 * it that begins with the site's own is changed. A site elsewhere stays where it is.
 */
export function movedTo(served: string, platform: PlatformFile): PlatformFile {
  const [own] = HERE.exec(String(Object(platform.site).url)) ?? []
  if (own === undefined || !URL.canParse(own)) return platform
  const there = HERE.test(served) ? served : withPort(own, new URL(served).port)
  if (new URL(own).port === new URL(there).port) return platform
  const addresses = new RegExp(`${literalPattern(own)}(?![\\w.:-])`, 'g')
  return JSON.parse(JSON.stringify(platform).replace(addresses, there))
}

/** A server on all addresses of this machine is at the site's name, too. */
function withPort(address: string, port: string): string {
  const moved = new URL(address)
  moved.port = port
  return moved.origin
}
