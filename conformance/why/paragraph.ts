/** What a terminal has. */
const WIDTH = 80

/** A row of a table of two columns; what is too long for its line, or has several, goes on below itself. */
export function row(title: string, text: string, left: number): readonly string[] {
  const [first = '', ...rest] = text.split('\n').flatMap(line => wrapped(line, WIDTH - left - 4))
  return [
    `  ${title.padEnd(left)}  ${first}`.trimEnd(),
    ...rest.map(line => `  ${' '.repeat(left)}  ${line}`),
  ]
}

/** A text in lines of at most so many characters, parted at spaces; longer words stand alone. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
