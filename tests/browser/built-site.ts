import { builtSite } from '../../conformance/docs/built-site.ts'
import { firstOf } from '../../conformance/docs/content.ts'
import { serveDocs } from '../../conformance/docs/docs-server.ts'
import { noOwnData, type OwnSources, ownData } from '../../conformance/docs/own-data.ts'
import { missingPage, siteContents } from '../../conformance/docs/site-contents.ts'

export interface BuiltSite {
  /** `http://127.0.0.1:1339` */
  readonly url: string
  close(): Promise<void>
}

/** Serves the site of `dist-site/` as `assayer docs` does; it is built where there is none. */
export async function serveSite(own: OwnSources | null = null): Promise<BuiltSite> {
  const tell = (text: string) => process.stderr.write(text)
  const site = await builtSite(process.cwd(), tell)
  const contents = firstOf([own ? ownData(own, tell) : noOwnData, siteContents(site)])
  const docs = await serveDocs({ contents, missing: await missingPage(site), base: site.base, port: 0 })
  return { url: docs.url.replace(/\/$/, ''), close: docs.close }
}
