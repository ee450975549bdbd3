/** `tsx/esm/api`: code of worlds was made JavaScript when the site was built. */
export function tsImport(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url)
}
