import type { ConsoleParts } from '../../../reference/content/graphql/console/page.ts'

/** The page of a service's console without GraphiQL: nobody opens it here, and it is half as large as the engine. */
export async function consoleParts(): Promise<ConsoleParts> {
  return { style: '', scripts: [] }
}
