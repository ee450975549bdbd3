import { misnamedFinder } from '../hints/find-misnamed.ts'
import type { Misnamed } from '../hints/misnamed.ts'
import type { OracleWhy, OracleWorld } from '../targets/oracle.ts'

/** The same with what names that nothing of the world knows may have been meant to be. */
export async function withNearNames(why: OracleWhy, world: OracleWorld): Promise<OracleWhy> {
  const { method, target } = why.request
  if (why.ignored.length === 0 && why.refusal === null) return why
  const find = await misnamedFinder()
  const found = find({ method, target, headers: {}, body: null }, world).filter(
    ({ nearest }) => nearest !== null,
  )
  const { refusal } = why
  const refused = refusal && found.find(name => refusal.says.includes(name.found))
  return {
    ...why,
    ignored: why.ignored.map(it => ({ ...it, ...near(found.find(name => standsIn(name, it.part))) })),
    refusal: refusal && { ...refusal, ...near(refused) },
  }
}

function standsIn({ parameter }: Misnamed, part: string): boolean {
  return parameter === part || (parameter?.startsWith(`${part}[`) ?? false)
}

function near(name: Misnamed | null | undefined): { readonly near?: string } {
  return name?.nearest ? { near: name.nearest } : {}
}
