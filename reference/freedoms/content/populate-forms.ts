import type { Pair } from './rest-answers.ts'

const PLACE = String.raw`(\[\w+\](\[on\]\[[\w.-]+\])?\[populate\])*`
const LIST = new RegExp(`^(populate${PLACE})\\[\\d+\\]$`)
const EVERYTHING = new RegExp(`^populate${PLACE}$`)

/** Whether a query asks for what is populated in the forms that the documentation shows, and in no other. */
export function isDocumentedPopulate(query: readonly Pair[]): boolean {
  const asked = query.filter(([name]) => name.startsWith('populate'))
  return asked.every(([name, value]) => {
    const list = listOf(name)
    if (list === undefined) return EVERYTHING.test(name) && value === '*'
    return isNamed(
      value,
      asked.filter(([other]) => listOf(other) === list),
    )
  })
}

/** What stands before the index of a list; undefined where there is no index. */
function listOf(name: string): string | undefined {
  return LIST.exec(name)?.[1]
}

/** A name, or a path whose every step is in the list, too. */
function isNamed(path: string, list: readonly Pair[]): boolean {
  const steps = path.split('.')
  const isWord = steps.every(step => /^\w+$/.test(step))
  const above = steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'))
  return isWord && above.every(step => list.some(([, value]) => value === step))
}
