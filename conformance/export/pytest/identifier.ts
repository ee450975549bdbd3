/** A name of Python: what stands in ids with dots and hyphens. */
export function identifier(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '_')
}
