import { isDirectory, namesIn, textOf } from './files.ts'

/** `node:fs` over the files of this page, as far as the kit reads. Nothing can be written. */

export function existsSync(path: string): boolean {
  return textOf(path) !== undefined || isDirectory(path)
}

export function readFileSync(path: string): string {
  return textOf(path) ?? missing('open', path)
}

export function readdirSync(
  path: string,
  options?: { readonly withFileTypes?: boolean },
): readonly unknown[] {
  const names = namesIn(path) ?? missing('scandir', path)
  return options?.withFileTypes ? names.map(name => ({ name, ...kindOf(`${path}/${name}`) })) : [...names]
}

export function statSync(path: string, options?: { readonly throwIfNoEntry?: boolean }): unknown {
  if (existsSync(path)) return { size: textOf(path)?.length ?? 0, mtimeMs: 0, ...kindOf(path) }
  return options?.throwIfNoEntry === false ? undefined : missing('stat', path)
}

function kindOf(path: string) {
  return { isDirectory: () => textOf(path) === undefined, isFile: () => textOf(path) !== undefined }
}

function missing(what: string, path: string): never {
  throw Object.assign(new Error(`ENOENT: no such file or directory, ${what} '${path}'`), { code: 'ENOENT' })
}

const readOnly = (): never => {
  throw Object.assign(new Error('EROFS: nothing is written in a browser'), { code: 'EROFS' })
}

export {
  readOnly as createReadStream,
  readOnly as createWriteStream,
  readOnly as mkdirSync,
  readOnly as mkdtempSync,
  readOnly as renameSync,
  readOnly as rmSync,
  readOnly as writeFileSync,
}
