import { readFile } from 'node:fs/promises'
import { UsageError } from '../../usage-error.ts'
import type { Fields } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import { timeOf } from './columns.ts'
import { parseCsv } from './csv.ts'

/** Members of a CSV file, as Ghost writes and reads it; tiers are those of the platform that they come to. */
export async function importMembers(
  file: string,
  platform: Fields,
  leftOut: LeftOutList,
): Promise<readonly Fields[]> {
  const rows = parseCsv(await readFile(file, 'utf8'))
  if (rows.length > 0 && !rows.some(row => row.email))
    throw new UsageError(`${file} has no column email; expected a CSV file of members.`)
  const slugs = tierSlugs(platform)
  const withMail = rows.filter(row => row.email)
  leftOut.add('members', 'they have no email', rows.length - withMail.length)
  return withMail.map(row => memberOf(row, slugs, leftOut))
}

function memberOf(
  row: Readonly<Record<string, string>>,
  slugs: ReadonlyMap<string, string>,
  leftOut: LeftOutList,
): Fields {
  if (row.stripe_customer_id)
    leftOut.add('subscriptions of members', 'a CSV file only names the customer of the payment service')
  const labels = listIn(row.labels)
  const tiers = listIn(row.tiers).flatMap(name => slugs.get(name) ?? [])
  leftOut.add('tiers of members', 'there is no tier of that name', listIn(row.tiers).length - tiers.length)
  return {
    ...(row.id && { id: row.id }),
    email: row.email,
    ...(row.name && { name: row.name }),
    ...(row.note && { note: row.note }),
    ...(row.created_at && { created_at: timeOf(row.created_at) }),
    ...(row.subscribed_to_emails === 'false' && { subscribed: false }),
    ...(labels.length > 0 && { labels }),
    ...(tiers.length > 0 && { tiers }),
  }
}

function listIn(text = ''): readonly string[] {
  return text.split(',').flatMap(item => item.trim() || [])
}

function tierSlugs({ tiers }: Fields): ReadonlyMap<string, string> {
  const rows: readonly Fields[] = Array.isArray(tiers) ? tiers : []
  return new Map(
    rows.flatMap(({ name, slug }) => [name, slug].map(it => [String(it), String(slug)] as const)),
  )
}
