import { isMissingPackage } from '../../text/missing-package.ts'
import { UsageError } from '../usage-error.ts'
import type { CommandEntry } from './command.ts'

/** Every command, in the order of the help text. A new one: its file, an entry here. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'test',
    group: 'Judge a server',
    says: 'run the suite against a target and write reports; without a target, the embedded reference',
    load: async () => (await import('./commands/test.ts')).testCommand,
  },
  {
    name: 'target',
    group: 'Judge a server',
    says: 'install and run a real program that holds a world',
    load: async () => (await import('./commands/target.ts')).targetCommand,
  },
  {
    name: 'doctor',
    group: 'Judge a server',
    says: 'check whether a target can be judged, and what is missing',
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  {
    name: 'identify',
    group: 'Judge a server',
    says: 'find out which program a server is, its version and its database',
    load: async () => (await import('./commands/identify.ts')).identifyCommand,
  },
  {
    name: 'init',
    group: 'Judge a server',
    says: 'write a configuration, a world, or example scenarios of your own',
    load: async () => (await import('./commands/init.ts')).initCommand,
  },
  {
    name: 'baseline',
    group: 'Judge a server',
    says: 'maintain the file of known differences: check, update, prune',
    load: async () => (await import('./commands/baseline.ts')).baselineCommand,
  },
  {
    name: 'challenge',
    group: 'Judge a server',
    says: 'contest a verdict: write down all that is needed to decide whether it is right',
    load: async () => (await import('./commands/challenge.ts')).challengeCommand,
  },
  {
    name: 'requirements',
    group: 'Judge a server',
    says: 'requirement sets: which scenarios count, so that an update of the kit turns nothing red',
    load: async () => (await import('./commands/requirements.ts')).requirementsCommand,
  },
  {
    name: 'fuzz',
    group: 'Judge a server',
    says: 'compare a target with the reference on random queries, and shrink what differs',
    load: async () => (await import('./commands/fuzz.ts').catch(withoutFastCheck)).fuzzCommand,
  },
  {
    name: 'audit',
    group: 'Judge a server',
    says: 'judge a server by reads alone, whatever it holds: for one that may not be written to',
    load: async () => (await import('./commands/audit.ts')).auditCommand,
  },
  {
    name: 'serve',
    group: 'Mock a server',
    says: 'serve the reference: a mock server of both services',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  {
    name: 'withstand',
    group: 'Mock a server',
    says: 'test your tests: which wrong servers they do not notice, and which right ones break them',
    load: async () => (await import('./commands/withstand.ts')).withstandCommand,
  },
  {
    name: 'import',
    group: 'Mock a server',
    says: 'turn an export of a real program into a world',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  {
    name: 'world',
    group: 'Judge a server',
    says: 'say which wrong servers a world can reveal, and sharpen it',
    load: async () => (await import('./commands/world.ts')).worldCommand,
  },
  {
    name: 'types',
    group: 'Mock a server',
    says: 'write TypeScript types for a world: entries, responses, queries',
    load: async () => (await import('./commands/types.ts')).typesCommand,
  },
  {
    name: 'openapi',
    group: 'Mock a server',
    says: 'write an OpenAPI document of a world’s REST endpoints',
    load: async () => (await import('./commands/openapi.ts')).openapiCommand,
  },
  {
    name: 'schema',
    group: 'Mock a server',
    says: 'print the GraphQL schema of a world',
    load: async () => (await import('./commands/schema.ts')).schemaCommand,
  },
  {
    name: 'list',
    group: 'Read the suite',
    says: 'print clauses and scenarios',
    load: async () => (await import('./commands/list.ts')).listCommand,
  },
  {
    name: 'explain',
    group: 'Read the suite',
    says: 'print a clause or scenario with its source, request and expectation',
    load: async () => (await import('./commands/explain.ts')).explainCommand,
  },
  {
    name: 'docs',
    group: 'Read the suite',
    says: 'serve the specification as a site whose examples run, with your own specs and worlds',
    load: async () => (await import('./commands/docs.ts')).docsCommand,
  },
  {
    name: 'why',
    group: 'Read the suite',
    says: 'tell why the reference answers a request as it does, entry by entry',
    load: async () => (await import('./commands/why.ts')).whyCommand,
  },
  {
    name: 'coverage',
    group: 'Read the suite',
    says: 'report which statements of the documentation have clauses, and which clauses fire',
    load: async () => (await import('./commands/coverage.ts')).coverageCommand,
  },
  {
    name: 'selftest',
    group: 'Read the suite',
    says: 'prove that every quirk of the reference turns the suite red',
    load: async () => (await import('./commands/selftest.ts')).selftestCommand,
  },
  {
    name: 'export',
    group: 'Read the suite',
    says: 'export scenarios to other tools: Hurl, Bruno, pytest',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  {
    name: 'completion',
    group: 'Read the suite',
    says: 'print a completion script for bash, zsh or fish',
    load: async () => (await import('./commands/completion.ts')).completionOf(commands),
  },
  {
    name: 'diff',
    group: 'Compare runs',
    says: 'compare two reports: what newly fails, what is fixed, what changed',
    load: async () => (await import('./commands/diff.ts')).diffCommand,
  },
  {
    name: 'matrix',
    group: 'Compare runs',
    says: 'compare any number of reports in one table: clauses by targets',
    load: async () => (await import('./commands/matrix.ts')).matrixCommand,
  },
  {
    name: 'merge-reports',
    group: 'Compare runs',
    says: 'merge what the shards of a run wrote into one set of reports',
    load: async () => (await import('./commands/merge-reports.ts')).mergeReportsCommand,
  },
  {
    name: 'publish',
    group: 'Prove a result',
    says: 'run the suite and pack verdicts, recording and digests into a file that anybody can verify',
    load: async () => (await import('./commands/publish.ts')).publishCommand,
  },
  {
    name: 'verify',
    group: 'Prove a result',
    says: 'judge the recording of a bundle again, offline, and say whether it comes to the same',
    load: async () => (await import('./commands/verify.ts')).verifyCommand,
  },
  {
    name: 'badges',
    group: 'Prove a result',
    says: 'write an SVG badge for each capability of a report',
    load: async () => (await import('./commands/badges.ts')).badgesCommand,
  },
  {
    name: 'record',
    group: 'Real traffic',
    says: 'record a target’s answers to the suite, or to the requests of a file',
    load: async () => (await import('./commands/record.ts')).recordCommand,
  },
  {
    name: 'replay',
    group: 'Real traffic',
    says: 'send recorded requests again and compare the answers',
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  {
    name: 'judge',
    group: 'Real traffic',
    says: 'judge recorded traffic by what follows from it, without a server',
    load: async () => (await import('./commands/judge.ts')).judgeCommand,
  },
  {
    name: 'proxy',
    group: 'Real traffic',
    says: 'pass traffic on to a server unchanged, and judge the answers',
    load: async () => (await import('./commands/proxy.ts')).proxyCommand,
  },
  {
    name: 'changes',
    group: 'Real traffic',
    says: 'list what the platform changed between two majors, and which recorded requests break',
    load: async () => (await import('./commands/changes.ts')).changesCommand,
  },
  {
    name: 'can-i-upgrade',
    group: 'Real traffic',
    says: 'which requests of an observed client another program or version answers otherwise',
    load: async () => (await import('./commands/can-i-upgrade.ts')).canIUpgradeCommand,
  },
]

/** Only this command makes up queries, so what makes them is not installed for all others. */
function withoutFastCheck(error: unknown): never {
  if (!isMissingPackage(error, 'fast-check')) throw error
  throw new UsageError(
    'assayer fuzz needs the package fast-check, which is not installed: npm install --save-dev fast-check',
  )
}
