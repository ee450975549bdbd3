import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from './built-site.ts'
import { type Content, type Contents, typeOf } from './content.ts'

/** The files of a built site; a page is at its name without `.html`. */
export function siteContents({ directory, files }: BuiltSite): Contents {
  return async path => {
    const file = [path, `${path}.html`, `${path}index.html`].find(name => files.has(name))
    return file === undefined ? null : contentOf(directory, file)
  }
}

/** Where the built package has what the reference's own GraphQL console is made of. */
const CONSOLE = 'dist/reference/content/graphql/console/assets'

/** The parts of GraphiQL for the site of the package, which has them once. */
export function graphiqlParts(root: string): Contents {
  const directory = join(root, CONSOLE)
  const names = new Set(existsSync(directory) ? readdirSync(directory) : [])
  return async path => {
    const [, name = ''] = /^graphiql\/([^/]+)$/.exec(path) ?? []
    return names.has(name) ? contentOf(directory, name) : null
  }
}

/** The page for what is not there. */
export async function missingPage({ directory, files }: BuiltSite): Promise<Content | null> {
  return files.has('404.html') ? contentOf(directory, '404.html') : null
}

async function contentOf(directory: string, file: string): Promise<Content> {
  const body = await readFile(join(directory, file))
  return { type: typeOf(file), body, isFixed: file.startsWith('assets/') }
}
