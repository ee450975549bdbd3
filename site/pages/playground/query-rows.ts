/** One parameter of a query. */
export interface QueryRow {
  /** Decoded. */
  readonly name: string
  readonly value: string
  /** As it is written in the query; it stays so until it is changed. */
  readonly written: string
}

/** A path with its query taken apart. */
export interface TakenApart {
  readonly path: string
  readonly rows: readonly QueryRow[]
}

export function takeApart(pathAndQuery: string): TakenApart {
  const at = pathAndQuery.indexOf('?')
  if (at === -1) return { path: pathAndQuery, rows: [] }
  const rows = pathAndQuery
    .slice(at + 1)
    .split('&')
    .filter(written => written !== '')
    .map(rowOf)
  return { path: pathAndQuery.slice(0, at), rows }
}

export function putTogether({ path, rows }: TakenApart): string {
  return rows.length === 0 ? path : `${path}?${rows.map(({ written }) => written).join('&')}`
}

/** A row as somebody fills it in. */
export function rowSaying(name: string, value: string): QueryRow {
  return { name, value, written: value === '' ? encoded(name) : `${encoded(name)}=${encoded(value)}` }
}

function rowOf(written: string): QueryRow {
  const at = written.indexOf('=')
  const [name, value] = at === -1 ? [written, ''] : [written.slice(0, at), written.slice(at + 1)]
  return { name: decoded(name), value: decoded(value), written }
}

/** What cannot be decoded is shown as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** Signs that servers and people read as they are stay so. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/%(2F|3A|40|24|2C|5B|5D)/gi, character =>
    decodeURIComponent(character),
  )
}
