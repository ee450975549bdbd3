import type { OracleWorld } from '../targets/oracle.ts'

const SHOWN = ['posts', 'pages', 'tags', 'users', 'tiers', 'newsletters', 'offers', 'members']

/** What a world holds, in one line. */
export function worldSummary({ models, entries, platform }: OracleWorld): string {
  const types = [...models.types.keys()].filter(uid => uid.startsWith('api::'))
  const count = (uids: readonly string[]) =>
    uids.reduce((sum, uid) => sum + (entries.get(uid)?.length ?? 0), 0)
  const content = [
    counted(types.length, 'content-type'),
    counted(models.components.size, 'component'),
    counted(count(types), 'entry', 'entries'),
    counted(count(['plugin::upload.file']), 'file'),
    counted(count(['plugin::users-permissions.user']), 'user'),
  ]
  const sections = SHOWN.flatMap(section => {
    const rows = platform?.[section]
    return Array.isArray(rows) ? [counted(rows.length, section.replace(/s$/, ''))] : []
  })
  return (types.length > 0 ? content : sections).join(', ')
}

function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
