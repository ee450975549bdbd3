/** The longest name that a file may have, in bytes: that of the file systems on which the real program keeps it. */
export const MAX_NAME_BYTES = 255

/** The name of a file without the folders that a client puts before it. */
export function baseName(filename: string): string {
  return filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1)
}

/** What stands from the last dot on; a name that starts with its only dot has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot) : ''
}

/** The name as addresses have it: whatever is no letter, digit or sign of a name becomes a minus sign. */
export function safeName(filename: string): string {
  const name = baseName(filename)
  const safe = name.replace(/[^\w@.]/g, '-')
  return /^\.*$/.test(safe) ? 'file' : safe
}

/** The name with an addition before its extension: `ball_o.png`. */
export function withSuffix(name: string, suffix: string): string {
  const extension = extensionOf(name)
  return `${name.slice(0, name.length - extension.length)}${suffix}${extension}`
}

/** The name, or the name with the first number after it that makes it unique: `ball-1.png`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  let count = 1
  while (isTaken(withSuffix(name, `-${count}`))) count++
  return withSuffix(name, `-${count}`)
}
