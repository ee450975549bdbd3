import { builtSite } from '../../conformance/docs/built-site.ts'
import { firstOf } from '../../conformance/docs/content.ts'
import { type Docs, serveDocs } from '../../conformance/docs/docs-server.ts'
import { noOwnData, type OwnSources, ownData } from '../../conformance/docs/own-data.ts'
import { missingPage, siteContents } from '../../conformance/docs/site-contents.ts'

/** The site as `assayer docs` serves it; it is built where it is not yet. */
export async function serveSite(own: OwnSources | null = null): Promise<Docs> {
  const tell = (text: string) => process.stderr.write(text)
  const site = await builtSite(process.cwd(), tell)
  const contents = firstOf([own ? ownData(own, tell) : noOwnData, siteContents(site)])
  return serveDocs({ contents, missing: await missingPage(site), base: site.base, port: 0 })
}
