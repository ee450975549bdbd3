/** The environment variable that holds what somebody proves who they are with. */
export function credentialVariable(
  kind: 'TOKEN' | 'PASSWORD' | 'JWT' | 'SESSION' | 'CLIENT_SECRET',
  name: string,
): string {
  return `ASSAYER_${kind}_${name.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`
}
