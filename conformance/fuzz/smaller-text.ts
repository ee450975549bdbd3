/** Simpler operands than a text: items of a list, halves, all but one character; for a number one nearer to zero. */
export function* smallerText(text: string): Generator<string> {
  const number = Number(text)
  if (text !== '' && Number.isSafeInteger(number)) yield* smallerNumber(number)
  else if (isWord(text) || text === '') return
  else yield* shorterText(text)
}

function* smallerNumber(number: number): Generator<string> {
  const candidates = [0, 1, Math.trunc(number / 2), number - Math.sign(number)]
  for (const candidate of new Set(candidates)) {
    if (Math.abs(candidate) < Math.abs(number)) yield String(candidate)
  }
}

/** Words of the query language are no operands. */
function isWord(text: string): boolean {
  return /^(true|false|null|live|preview|\*)$/i.test(text)
}

function* shorterText(text: string): Generator<string> {
  const letters = [...text]
  const half = Math.ceil(letters.length / 2)
  if (text.includes(',')) yield* text.split(',').filter(part => part !== '')
  const candidates = [letters.slice(0, half), letters.slice(half), letters.slice(0, -1), letters.slice(1)]
  const texts = candidates.map(candidate => candidate.join(''))
  for (const candidate of new Set(texts)) {
    if (candidate.length < text.length && candidate !== '') yield candidate
  }
}
