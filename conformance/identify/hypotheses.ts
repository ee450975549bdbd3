import type { Service } from '../suite/clause.ts'
import { listProfiles } from '../targets/oracle.ts'

/** What a target may be: a program of which there is a profile, or the reference as it is. */
export interface Hypothesis {
  /** Of its profile; `reference` for the reference without one. */
  readonly name: string
  /** Null: the reference as it is. */
  readonly profile: string | null
  readonly program: {
    readonly name: string
    readonly version: string | null
    readonly database: string | null
  }
  /** What it serves; both for the reference. */
  readonly services: readonly Service[]
}

export const REFERENCE: Hypothesis = {
  name: 'reference',
  profile: null,
  program: { name: 'the reference', version: null, database: null },
  services: ['content', 'platform'],
}

/** The service of each program that there are profiles of. */
const SERVICES_OF: Readonly<Record<string, readonly Service[]>> = { Strapi: ['content'], Ghost: ['platform'] }

/** The reference, and every program that it has a profile of. */
export async function listHypotheses(): Promise<readonly Hypothesis[]> {
  const profiles = await listProfiles()
  const programs = profiles.map(({ name, program }) => ({
    name,
    profile: name,
    program,
    services: SERVICES_OF[program.name] ?? [],
  }))
  return [REFERENCE, ...programs]
}
