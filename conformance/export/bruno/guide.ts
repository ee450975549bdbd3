import type { PlannedSetting } from '../plan.ts'

/** A reference on the usual port, and a server that the environment of the process names. */
export const ENVIRONMENTS: Readonly<Record<string, string>> = {
  'environments/reference.bru':
    'vars {\n  ASSAYER_URL: http://127.0.0.1:1337\n  ASSAYER_RESET: /__assayer/reset\n}\n',
  'environments/target.bru':
    'vars {\n  ASSAYER_URL: {{process.env.ASSAYER_URL}}\n  ASSAYER_RESET: {{process.env.ASSAYER_RESET}}\n}\n',
}

/** The page that says how to run what was written. */
export function guide(settings: readonly PlannedSetting[]): string {
  const [folder = 'restaurants'] = settings.map(it => it.folder)
  return `# Scenarios for Bruno

Written by \`assayer export --format bruno\`. Each folder needs a server that holds that world: ${settings.map(it => it.folder).join(', ')}.

\`\`\`
bru run ${folder} -r --env reference --disable-cookies
bru run ${folder} -r --env target --disable-cookies --tags reads
\`\`\`

Tokens and passwords are environment variables of the process, or come from a \`.env\` file here, which you should not commit: \`ASSAYER_TOKEN_<NAME>\`, \`ASSAYER_PASSWORD_<USER>\`, \`ASSAYER_CONTENT_KEY\`, \`ASSAYER_ADMIN_KEY\` (id:secret). No secret is written into these files; \`assayer export --format bruno --variables\` prints the variables, with the values of the suite's own worlds.

Requests tagged \`writes\` need \`ASSAYER_RESET\`: a path to which a POST resets the world. Requests that belong together are in a folder, in order: run the folder, not one of them.
`
}
