import type { PlannedSetting } from '../plan.ts'

/** Puts the world back before a scenario that writes, whatever the one before it has left. */
export const PUT_BACK: readonly string[] = [
  '# Resets the world.',
  'POST {{ASSAYER_URL}}{{ASSAYER_RESET}}',
  'HTTP *',
  '[Asserts]',
  'status >= 200',
  'status < 300',
]

/** The page that says how to run what was written. */
export function guide(settings: readonly PlannedSetting[]): string {
  const folders = settings.map(({ folder }) => folder)
  const [folder = 'restaurants'] = folders
  return `# Scenarios for Hurl

Written by \`assayer export --format hurl\`. Each folder needs a server that holds that world: ${folders.join(', ')}.

\`\`\`
hurl --test --variables-file my.env ${folder}/reads
hurl --test --jobs 1 --variables-file my.env ${folder}/writes
\`\`\`

\`my.env\` has a line \`NAME=value\` for each variable. No secret is written into these files; \`assayer export --format hurl --variables\` prints the variables, with the values of the suite's own worlds. A platform's admin token is signed, which Hurl cannot do, and lives for five minutes.

Files that write need \`ASSAYER_RESET\`: a path to which a POST resets the world (\`/__assayer/reset\` of a reference). Run them after those that read, one at a time. Scenarios that Hurl cannot express are listed in files that end in \`.left-out.txt\`.
`
}
