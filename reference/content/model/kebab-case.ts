const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

export function isKebabCase(name: string): boolean {
  return KEBAB_CASE.test(name)
}

/** `an-example` of `anExample`, `AnExample` or `an_example`; a name in kebab case is left as it is. */
export function kebabCase(name: string): string {
  if (isKebabCase(name)) return name
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
  return words.join('-').toLowerCase()
}
