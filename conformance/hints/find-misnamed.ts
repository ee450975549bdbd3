import type { OracleRequest, OracleWorld } from '../targets/oracle.ts'
import { listOperators, listResources } from '../targets/oracle.ts'
import { parametersOf } from '../traffic/parameters.ts'
import { misnamedContent } from './content-names.ts'
import type { Misnamed } from './misnamed.ts'
import { misnamedPlatform } from './platform-names.ts'

/** Finds the names of a request that nothing of a world knows, by the request alone: whoever answers may know more. */
export type MisnamedFinder = (request: OracleRequest, world: OracleWorld) => readonly Misnamed[]

export async function misnamedFinder(): Promise<MisnamedFinder> {
  const [operators, resources] = await Promise.all([listOperators(), listResources()])
  const names = operators.map(({ name }) => name)
  return ({ target }, world) => {
    const [path = '', query = ''] = target.split('?')
    const parameters = parametersOf(query)
    const known = { world, operators: names }
    const isContents = path.startsWith(`${world.options.rest.prefix}/`)
    return isContents
      ? misnamedContent(path, parameters, known)
      : misnamedPlatform(path, parameters, resources)
  }
}
