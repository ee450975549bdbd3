/** What fields of a GraphQL answer hold, under all entries on the way: `restaurants`, `dishes`. */
export function fieldsAt(data: unknown, names: readonly string[]): readonly unknown[] {
  return names.reduce<readonly unknown[]>(
    (values, name) =>
      values.flatMap(entriesIn).flatMap(entry => {
        const { attributes } = Object(entry)
        return [Object(entry)[name], Object(attributes)[name]].filter(it => it !== undefined && it !== null)
      }),
    [data],
  )
}

/** The ids of the entries of one field, as texts. */
export function idsIn(field: unknown): readonly string[] {
  return entriesIn(field).map(entry => String(Object(entry).id))
}

/** Entries are a list, stand alone, or stand under `data`. */
function entriesIn(field: unknown): readonly unknown[] {
  if (Array.isArray(field)) return field
  const inside: unknown = Object(field).data
  if (inside === undefined) return [field]
  return inside === null ? [] : [inside].flat()
}
