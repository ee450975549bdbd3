/** A question that a wrong server takes for the one that was asked. */
export interface Mistake {
  /** The same at every place: which parameter is mistaken, and for what. */
  readonly name: string
  readonly request: string
}

/** What is easily taken for what: an operator for the one beside it. */
const RIVALS: Readonly<Record<string, readonly string[]>> = {
  $eq: ['$eqi'],
  $eqi: ['$eq'],
  $ne: ['$nei'],
  $nei: ['$ne'],
  $lt: ['$lte'],
  $lte: ['$lt'],
  $gt: ['$gte'],
  $gte: ['$gt'],
  $contains: ['$containsi'],
  $containsi: ['$contains'],
  $notContains: ['$notContainsi'],
  $notContainsi: ['$notContains'],
  $startsWith: ['$startsWithi', '$contains'],
  $startsWithi: ['$startsWith', '$containsi'],
  $endsWith: ['$endsWithi', '$contains'],
  $endsWithi: ['$endsWith', '$containsi'],
}

/** More parameters than that choose entries, or are there for their number. */
const MOST_PARAMETERS = 5

/**
 * What a list with filters may be mistaken for: without one of the filters, with another operator, with one bound, with a
 * group of the other kind. A question shows most where each of these has another answer.
 */
export function mistakesOf(request: string): readonly Mistake[] {
  const [path = '', query = ''] = request.split(/\?(.*)/s)
  const all = query.split('&')
  const asked = all.flatMap((parameter, index) => (isAsking(parameter, all) ? [index] : []))
  if (!request.startsWith('GET ') || asked.length > MOST_PARAMETERS) return []
  const found = asked.flatMap(index => mistakesAt(index, all))
  const groups = all.some(it => it.includes('[$or]'))
    ? [{ name: 'and', parameters: all.map(it => it.replace('[$or]', '[$and]')) }]
    : []
  return [...found, ...groups].map(({ name, parameters }) => ({
    name,
    request: `${path}?${parameters.join('&')}`,
  }))
}

interface Mistaken {
  readonly name: string
  readonly parameters: readonly string[]
}

function mistakesAt(index: number, all: readonly string[]): readonly Mistaken[] {
  const parameter = all[index] ?? ''
  if (parameter.includes('[$between][0]')) return mistakenBounds(index, all)
  if (parameter.includes('[$between]')) return []
  const operator = operatorOf(parameter)
  return [
    { name: `${index} left out`, parameters: all.toSpliced(index, 1) },
    ...(RIVALS[operator] ?? []).map(rival => ({
      name: `${index} ${rival}`,
      parameters: all.with(index, parameter.replace(`[${operator}]`, `[${rival}]`)),
    })),
  ]
}

/** The bounds stand one after the other. */
function mistakenBounds(index: number, all: readonly string[]): readonly Mistaken[] {
  const [low = '', high = ''] = all.slice(index, index + 2)
  return [
    { name: `${index} left out`, parameters: all.toSpliced(index, 2) },
    { name: `${index} $gte`, parameters: all.toSpliced(index, 2, low.replace('[$between][0]', '[$gte]')) },
    { name: `${index} $lte`, parameters: all.toSpliced(index, 2, high.replace('[$between][1]', '[$lte]')) },
  ]
}

/** A filter that is not one of many items, which are there to choose entries. */
function isAsking(parameter: string, all: readonly string[]): boolean {
  const [, list] = /^(filters.*\[\$in\]\[)\d+\]=/.exec(parameter) ?? []
  const items = list === undefined ? 0 : all.filter(it => it.startsWith(list)).length
  return parameter.startsWith('filters[') && items < 3
}

function operatorOf(parameter: string): string {
  return /\[(\$[a-zA-Z]+)\](?:\[\d+\])?=/.exec(parameter)?.[1] ?? ''
}
