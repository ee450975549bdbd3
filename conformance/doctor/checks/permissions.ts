import { type Check, type Finding, good, missing } from '../check.ts'

/** Whether the public may list what it may list in the world. */
export const permissions: Check = {
  name: 'permissions',
  run: async ({ connection, world }) => {
    const lists = world.types.filter(({ isPublic }) => isPublic).map(({ plural }) => `/api/${plural}`)
    const refused: Finding[] = []
    for (const path of lists) {
      const outcome = await connection.client.send({ method: 'GET', path, headers: {}, body: null })
      if (outcome.kind === 'answer') refused.push(...refusalOf(path, outcome.status))
    }
    return refused.length > 0 || lists.length === 0
      ? refused
      : [good(`the public may list ${lists.length} types`)]
  },
}

function refusalOf(path: string, status: number): readonly Finding[] {
  if (status === 403 || status === 401) {
    return [missing(`GET ${path} answers ${status}`, 'grant find and findOne to the role Public')]
  }
  if (status !== 404) return []
  return [missing(`GET ${path} answers 404`, "install the world's models, or grant find to the role Public")]
}
