import type { PlannedSetting } from '../plan.ts'
import { identifier } from './identifier.ts'

/** `pytest.ini`: marks are declared, and modules of the same name in two folders are two modules. */
export function settingsFile(settings: readonly PlannedSetting[]): string {
  const scenarios = settings.flatMap(({ clauses }) => clauses.flatMap(it => it.scenarios))
  const needs = new Set(scenarios.flatMap(({ requires }) => requires.map(identifier)))
  const marks = [
    'documented: the documentation says so',
    'observed: the documentation is silent, and a real program does so',
    'assumed: the documentation is silent, and nothing was observed',
    'writes: changes the world, which is reset afterwards',
    ...[...needs].sort(),
  ]
  return `[pytest]
addopts = --import-mode=importlib --strict-markers
pythonpath = .
markers =
${marks.map(mark => `    ${mark}\n`).join('')}`
}

/** The page that says how to run what was written. */
export function guide(settings: readonly PlannedSetting[]): string {
  const [folder = 'restaurants'] = settings.map(it => it.folder)
  return `# Scenarios for pytest

Written by \`assayer export --format pytest\`. Each folder needs a server that holds that world: ${settings.map(it => it.folder).join(', ')}.

\`\`\`
ASSAYER_URL=http://127.0.0.1:1337 ASSAYER_RESET=/__assayer/reset pytest ${folder}
\`\`\`

Tokens and passwords are environment variables: \`ASSAYER_TOKEN_<NAME>\`, \`ASSAYER_PASSWORD_<USER>\`, \`ASSAYER_CONTENT_KEY\`, \`ASSAYER_ADMIN_KEY\` (id:secret). No secret is written into these files; \`assayer export --format pytest --variables\` prints the variables, with the values of the suite's own worlds.

Tests that write need \`ASSAYER_RESET\`: a path to which a POST resets the world (\`/__assayer/reset\` of a reference). \`-m "not writes"\` skips them, and \`-m documented\` only runs what the documentation demands. Only pytest itself is needed, no other package.
`
}
