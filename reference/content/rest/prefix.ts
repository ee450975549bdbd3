import { API } from '../world/content-world.ts'

/**
 * A path below `/api` where the configuration has another prefix. Clause: content.service.prefix.
 * UNDOCUMENTED: source of @strapi/strapi.
 */
export function withPrefix(path: string, prefix: string): string {
  return path.startsWith(`${API}/`) ? prefix + path.slice(API.length) : path
}
