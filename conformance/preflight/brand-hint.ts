import { BRAND_NAMES, brandWords } from '../targets/brand.ts'
import type { Connection } from '../targets/connection.ts'
import { sitePath } from '../targets/list-ways.ts'
import { isSite } from './look.ts'

/** The brand by which a platform answers, where it was asked by the neutral words; null: none is known to. */
export async function brandHint({ client, endpoint }: Connection): Promise<string | null> {
  if (endpoint.brand) return null
  for (const name of BRAND_NAMES.filter(it => it !== 'platform')) {
    const path = brandWords(name).text(sitePath(null))
    if (isSite(await client.send({ method: 'GET', path, headers: {}, body: null }))) return name
  }
  return null
}
