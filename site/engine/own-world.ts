/** Of a folder that somebody gives, what makes up a world: its data, options and models. Code is not run in a browser. */
export function worldFilesAmong(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const paths = Object.keys(files)
  const root = rootOf(paths)
  return Object.fromEntries(
    paths
      .filter(path => path.startsWith(root) && isOfWorld(path.slice(root.length)))
      .map(path => [path.slice(root.length), files[path] ?? '']),
  )
}

/** The folder that was given may lie above the world's own. */
function rootOf(paths: readonly string[]): string {
  const marks = paths.flatMap(path => {
    const found = /^(.*?\/?)(?:data\.json|platform\.json|models\/src\/|src\/api\/)/.exec(path)
    return found?.[1] === undefined || /(^|\/)node_modules\//.test(path) ? [] : [found[1]]
  })
  return marks.toSorted((a, b) => a.length - b.length)[0] ?? ''
}

function isOfWorld(path: string): boolean {
  if (/(^|\/)(node_modules|\.[^/]*)\//.test(path)) return false
  if (/^(data|options|platform|keys)\.json$/.test(path) || /^data\/[^/]+\.ndjson$/.test(path)) return true
  return /^(models\/)?src\/(api|components|extensions)\/.*\.json$/.test(path)
}
