/** A block of code in a document. */
export interface Sample {
  readonly language: string
  readonly text: string
  /** Why it is not run: `<!-- not run: … -->` before it. */
  readonly notRun: string | null
  /** Where it belongs when it is a file: its path is in its first line, or is what is said last before it. */
  readonly file: string | null
  /** Nothing but space is between it and the block before: then text and JSON are what that printed. */
  readonly isAdjacent: boolean
}

const BLOCK = /(?:<!-- not run: (?<reason>.+?) -->\n)?^```(?<language>\w*)\n(?<text>[\s\S]*?)^```$/gm

/** The samples of a document, in their order. */
export function samplesOf(document: string): readonly Sample[] {
  let end = 0
  return [...document.matchAll(BLOCK)].map(({ 0: block, index, groups = {} }) => {
    const between = document.slice(end, index)
    end = index + block.length
    const { language = '', text = '', reason } = groups
    const file = /^\/\/ (\S+\.ts)\n/.exec(text)?.[1] ?? /`([\w./-]+\.json)`:\s*$/.exec(between)?.[1] ?? null
    return { language, text, notRun: reason ?? null, file, isAdjacent: between.trim() === '' }
  })
}

/** The commands of a block: what the shell is given at once, without comments. */
export function commandsOf({ text }: Sample): readonly string[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  return lines.map(line => line.replace(/\s+# .*$/, '').trim()).filter(line => line !== '')
}

/**
 * Where an output differs from what a document shows of it; null when it does not. What is shown begins anywhere in the
 * output and is without gaps; `…` stands for anything, alone for any number of lines.
 */
export function missingFrom(output: string, shown: string): string | null {
  const pattern = shown
    .trim()
    .split('\n')
    .map(line => (line.trim() === '…' ? '(?:.*\\n)*?' : `${linePattern(line)}\\n`))
    .join('')
  if (new RegExp(`^${pattern}`, 'm').test(`${output}\n`)) return null
  return `does not show\n${shown}\nbut\n${output}`
}

function linePattern(line: string): string {
  return line
    .trimEnd()
    .split('…')
    .map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*')
}
