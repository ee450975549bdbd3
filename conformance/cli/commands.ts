import type { CommandEntry } from './command.ts'

/** Every command, in the order of the help text. A new one: its file, an entry here. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'test',
    says: 'fire the suite at a target and write reports; with no target at the embedded reference',
    load: async () => (await import('./commands/test.ts')).testCommand,
  },
  {
    name: 'serve',
    says: 'serve the reference: a mock server of both services',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  {
    name: 'import',
    says: 'make a world of an export of a real program',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  {
    name: 'types',
    says: 'write TypeScript types of a world: entries, answers, queries',
    load: async () => (await import('./commands/types.ts')).typesCommand,
  },
  {
    name: 'openapi',
    says: 'write an OpenAPI document of a world’s REST endpoints',
    load: async () => (await import('./commands/openapi.ts')).openapiCommand,
  },
  {
    name: 'schema',
    says: 'print the GraphQL schema of a world',
    load: async () => (await import('./commands/schema.ts')).schemaCommand,
  },
  {
    name: 'list',
    says: 'print clauses and scenarios',
    load: async () => (await import('./commands/list.ts')).listCommand,
  },
  {
    name: 'explain',
    says: 'print a clause or scenario with its source, request and expectation',
    load: async () => (await import('./commands/explain.ts')).explainCommand,
  },
  {
    name: 'coverage',
    says: 'count which statements of the documentation have clauses, and which clauses fire',
    load: async () => (await import('./commands/coverage.ts')).coverageCommand,
  },
  {
    name: 'selftest',
    says: 'prove that every quirk of the reference turns the suite red',
    load: async () => (await import('./commands/selftest.ts')).selftestCommand,
  },
  {
    name: 'init',
    says: 'write a configuration, a world, or first scenarios of your own',
    load: async () => (await import('./commands/init.ts')).initCommand,
  },
  {
    name: 'doctor',
    says: 'look whether a target can be judged, and what is missing',
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  {
    name: 'baseline',
    says: 'keep the file of known differences: check, update, prune',
    load: async () => (await import('./commands/baseline.ts')).baselineCommand,
  },
  {
    name: 'diff',
    says: 'compare two reports: what newly fails, what is fixed, what changed',
    load: async () => (await import('./commands/diff.ts')).diffCommand,
  },
  {
    name: 'matrix',
    says: 'put reports side by side: clauses by targets',
    load: async () => (await import('./commands/matrix.ts')).matrixCommand,
  },
  {
    name: 'merge-reports',
    says: 'make the reports of one run from what its shards wrote',
    load: async () => (await import('./commands/merge-reports.ts')).mergeReportsCommand,
  },
  {
    name: 'record',
    says: 'write down what a target answers to the suite, or to requests of a file',
    load: async () => (await import('./commands/record.ts')).recordCommand,
  },
  {
    name: 'replay',
    says: 'send recorded requests and compare with the recorded answers',
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  {
    name: 'export',
    says: 'write scenarios for other tools: Hurl, Bruno, pytest',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  {
    name: 'fuzz',
    says: 'ask a target and the reference the same random queries, and make what differs small',
    load: async () => (await import('./commands/fuzz.ts')).fuzzCommand,
  },
  {
    name: 'changes',
    says: 'list what the platform changed between two majors, and which recorded requests break',
    load: async () => (await import('./commands/changes.ts')).changesCommand,
  },
]
