import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One import of a file. */
export interface Import {
  /** A path from the root of the project, or the name of a package. */
  readonly target: string
  /** Nothing but types: it is not there when the program runs. */
  readonly isType: boolean
  /** It comes by `import()` when it is needed, and not at once. */
  readonly isLater: boolean
}

/** One file with what it imports. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

export const ROOT = join(import.meta.dirname, '../..')
/** Of the site, what is no package of others and was not made. */
const SITE = ['site/emit', 'site/engine', 'site/pages', 'site/theme']
const FOLDERS = ['reference', 'conformance', 'text', 'specs', 'bin', ...SITE]
const IMPORT =
  /(?:^|[;\n}])\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

export function sourceFile(path: string, text: string): SourceFile {
  const imports = [...withoutComments(text).matchAll(IMPORT)].map(([written, a, b, c]) => {
    const specifier = a ?? b ?? c ?? ''
    const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier
    return { target, isType: /(import|export)\s+type\s/.test(written), isLater: c !== undefined }
  })
  return { path, text, imports }
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** Every file of the project that is code, its tests among them. */
export function sourceFiles(): readonly SourceFile[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(ts|js)$/.test(name))
      .map(name => join(folder, name))
      .map(path => sourceFile(path, readFileSync(join(ROOT, path), 'utf8'))),
  )
}

/** What runs: tests and their fixtures may look at worlds and at each other. */
export function withoutTests(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(({ path }) => !/\.(test|fixture)\.ts$/.test(path))
}
