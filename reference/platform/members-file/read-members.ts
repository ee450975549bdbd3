import { isObject, type Json, type JsonObject, textOf } from '../values.ts'
import { readCsv } from './csv.ts'

/** What a column is called in what is read from it. Other columns are ignored. */
const COLUMNS: Readonly<Record<string, string>> = {
  email: 'email',
  name: 'name',
  note: 'note',
  subscribed_to_emails: 'subscribed',
  created_at: 'created_at',
  complimentary_plan: 'complimentary_plan',
  payments_customer_id: 'payments_customer_id',
  stripe_customer_id: 'payments_customer_id',
  labels: 'labels',
  import_tier: 'import_tier',
}

/**
 * The members that a CSV text names, one for each row. The fields of the form may say which header stands for which
 * column: `mapping[Full Name]=name`. `labels` are those that all of them get besides their own.
 */
export function readMembers(
  text: string,
  fields: Json,
  labels: readonly JsonObject[],
): readonly JsonObject[] {
  const [header = [], ...rows] = readCsv(text)
  const columns = header.map(columnNames(fields))
  return rows.map(row => {
    const entries = columns.flatMap((column, i) =>
      column === undefined || row[i] === undefined ? [] : [[column, readCell(column, row[i] ?? '')]],
    )
    const given: JsonObject = Object.fromEntries(entries)
    const own = given.labels
    return { ...given, labels: [...(Array.isArray(own) ? own : []), ...labels] }
  })
}

function columnNames(fields: Json): (header: string) => string | undefined {
  const form = isObject(fields) ? fields : {}
  const isMapped = Object.keys(form).some(name => name.startsWith('mapping['))
  return header => {
    const name = isMapped ? (textOf(form[`mapping[${header}]`]) ?? '') : header
    return Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined
  }
}

function readCell(column: string, text: string): Json {
  if (column === 'subscribed') return text.toLowerCase() !== 'false'
  if (column === 'complimentary_plan') return text.toLowerCase() === 'true'
  if (text === '' || text === 'undefined') return null
  if (column === 'labels') return text.split(',').map(name => ({ name }))
  return text
}
