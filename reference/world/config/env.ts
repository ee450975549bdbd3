/** What a project's configuration reads from its environment: `env('NAME', fallback)` and the typed forms of it. */
export interface Env {
  (name: string, fallback?: unknown): unknown
  int(name: string, fallback?: unknown): unknown
  float(name: string, fallback?: unknown): unknown
  bool(name: string, fallback?: unknown): unknown
  json(name: string, fallback?: unknown): unknown
  array(name: string, fallback?: unknown): unknown
}

/** The helper over given variables; a variable that is not set is the fallback, whatever the type. */
export function createEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const reader =
    (convert: (text: string) => unknown) =>
    (name: string, fallback?: unknown): unknown => {
      const text = variables[name]
      return text === undefined ? fallback : convert(text)
    }
  return Object.assign(
    reader(text => text),
    {
      int: reader(text => Number.parseInt(text, 10)),
      float: reader(text => Number.parseFloat(text)),
      bool: reader(text => text === 'true'),
      json: reader(text => JSON.parse(text)),
      array: reader(text => text.split(',').map(item => item.trim())),
    },
  )
}
