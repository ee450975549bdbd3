import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeFiles } from './code-files.ts'

/**
 * Code of a real project that would be a part of its service, and that the reference does not run: controllers, routes
 * and lifecycles that are not those that the generators write, and extensions of plugins. Each file by its path
 * relative to `directory`, with the routes that it seems to add.
 */
export async function unservedCode(directory: string): Promise<readonly string[]> {
  const parts = await Promise.all(['src', 'models/src'].map(source => inSource(directory, source)))
  return parts.flat()
}

async function inSource(directory: string, source: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of await codeFiles(directory, source)) {
    const kind = KINDS.find(({ place }) => place.test(path.slice(source.length)))
    if (!kind) continue
    const code = withoutComments(await readFile(join(directory, path), 'utf8'))
    if (!isEmpty(code) && !kind.isGenerated(code)) found.push(path + routesOf(code))
  }
  return found
}

interface Kind {
  /** Where such files lie below `src`. */
  readonly place: RegExp
  /** Whether the code is what a generator writes, which says nothing that the models do not say. */
  readonly isGenerated: (code: string) => boolean
}

const KINDS: readonly Kind[] = [
  { place: /^\/api\/[^/]+\/controllers\//, isGenerated: code => isCore('Controller', code) },
  { place: /^\/api\/[^/]+\/routes\//, isGenerated: code => isCore('Router', code) },
  { place: /^\/api\/[^/]+\/content-types\/[^/]+\/lifecycles\.\w+$/, isGenerated: () => false },
  { place: /^\/extensions\/[^/]+\/strapi-server\.\w+$/, isGenerated: () => false },
]

/** `createCoreController('api::dish.dish')`, of the uid alone. */
function isCore(kind: string, code: string): boolean {
  return new RegExp(`createCore${kind}\\(\\s*(['"\`])[^'"\`]*\\1\\s*,?\\s*\\)`).test(code)
}

/** Nothing but an empty object is exported. */
function isEmpty(code: string): boolean {
  return /^(['"]use strict['"];?)?\s*((module\.exports\s*=|export\s+default)\s*\{\s*\};?)?\s*$/.test(
    code.trim(),
  )
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** Routes as they are written down: a method and a path in one object. */
function routesOf(code: string): string {
  const routes = code.split('{').flatMap(begun => {
    const [object = ''] = begun.split('}')
    const method = /\bmethod\s*:\s*['"`](\w+)['"`]/.exec(object)?.[1]
    const path = /\bpath\s*:\s*['"`]([^'"`]+)['"`]/.exec(object)?.[1]
    return method === undefined || path === undefined ? [] : [`${method.toUpperCase()} ${path}`]
  })
  return routes.length === 0 ? '' : ` (${routes.join(', ')})`
}
