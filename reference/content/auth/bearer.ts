/** How the `Authorization` header is read. */
export interface Bearer {
  readonly clause: string
  /** The credential in the header's value; null when it holds none, which makes the call a public one. */
  readonly read: (authorization: string) => string | null
}

/**
 * content.auth.bearer: A credential is sent as `Authorization: Bearer <credential>`, the first word in any case;
 * any other header, and none, is a call of the public role.
 */
export const bearer: Bearer = {
  clause: 'content.auth.bearer',
  read: authorization => {
    const [scheme = '', credential, ...rest] = authorization.split(/\s+/)
    if (scheme.toLowerCase() !== 'bearer' || credential === undefined || rest.length > 0) return null
    return credential
  },
}
