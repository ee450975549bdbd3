import type { PresentedJwt } from './json-web-token.ts'

/** Against what a JWT is checked. */
export interface JwtCheck {
  readonly secret: string
  /** Seconds since the epoch, as the claims have them. */
  readonly now: number
}

/** One thing that must be true of a JWT. A JWT that breaks a rule is refused with 401, on public routes as well. */
export interface JwtRule {
  readonly clause: string
  readonly holds: (jwt: PresentedJwt, check: JwtCheck) => boolean | Promise<boolean>
}
