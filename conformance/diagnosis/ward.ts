import type { Connection } from '../targets/connection.ts'

/** A reference of our own with quirks, and a control plane. */
export interface Patient {
  readonly connection: Connection
  close(): Promise<void>
}

/** References with quirks: some that stay as they are, and one that is switched from quirk to quirk. */
export interface Ward {
  /** One that stays with its quirk; the switched one when there are too many. */
  kept(quirk: string): Promise<Connection | null>
  /** Null when it cannot have the quirk. */
  switched(quirk: string): Promise<Connection | null>
  close(): Promise<void>
}

/** So many references are kept at once. */
const MOST_KEPT = 12

/** `beside` are quirks that each of them has, too. */
export function openWard(
  open: (quirks: readonly string[]) => Promise<Patient>,
  beside: readonly string[] = [],
): Ward {
  const kept = new Map<string, Promise<Patient>>()
  let current: { readonly patient: Promise<Patient>; quirk: string } | null = null
  const switched = async (quirk: string) => {
    current ??= { patient: open([]), quirk: '' }
    const { connection } = await current.patient
    const isSwitched = current.quirk === quirk || (await switchTo(connection, [...beside, quirk]))
    current.quirk = isSwitched ? quirk : ''
    return isSwitched ? connection : null
  }
  return {
    switched,
    kept: async quirk => {
      if (!kept.has(quirk) && kept.size >= MOST_KEPT) return switched(quirk)
      const patient = kept.get(quirk) ?? open([quirk])
      kept.set(quirk, patient)
      return (await patient).connection
    },
    close: async () => {
      const all = [...kept.values(), ...(current ? [current.patient] : [])]
      await Promise.all(all.map(async patient => (await patient).close()))
    },
  }
}

/** False for a quirk that cannot stand beside those of the reference's profile: both replace the same unit. */
export async function switchTo({ client }: Connection, quirks: readonly string[]): Promise<boolean> {
  const outcome = await client.send({
    method: 'PUT',
    path: '/__assayer/quirks',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quirks }),
  })
  return outcome.kind === 'answer' && outcome.status === 200
}
