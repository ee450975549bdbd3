import type { Sample } from './generated-world.ts'
import { load } from './others.ts'

/** The same samples in SQLite. */
export interface SqliteSamples {
  /** One page and the count, as two statements. */
  page(where: string, operand: string | number, order: string): unknown
  close(): void
}

interface Statement {
  all(...operands: unknown[]): unknown
  get(...operands: unknown[]): unknown
  run(...operands: unknown[]): unknown
}

interface Database {
  exec(sql: string): unknown
  prepare(sql: string): Statement
  close(): unknown
}

/** Fills an in-memory database; null where there is no better-sqlite3. */
export function openSqlite(samples: readonly Sample[]): SqliteSamples | null {
  const Sqlite = load('better-sqlite3')
  if (!isDatabaseClass(Sqlite)) return null
  const database = new Sqlite(':memory:')
  database.exec(`CREATE TABLE samples (id INTEGER PRIMARY KEY, code TEXT, name TEXT, kind TEXT, amount INTEGER,
    ratio REAL, found TEXT, active INTEGER, owner INTEGER);
    CREATE TABLE owners (id INTEGER PRIMARY KEY, name TEXT, rank INTEGER); BEGIN`)
  const addSample = database.prepare('INSERT INTO samples VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const s of samples) {
    addSample.run(s.id, s.code, s.name, s.kind, s.amount, s.ratio, s.found, Number(s.active), s.owner)
  }
  const addOwner = database.prepare('INSERT INTO owners VALUES (?, ?, ?)')
  for (let i = 0; i < 1000; i++) addOwner.run(i + 1, `owner ${i % 50}`, i % 10)
  database.exec('COMMIT')
  return {
    page: (where, operand, order) => ({
      data: database.prepare(`SELECT * FROM samples WHERE ${where} ORDER BY ${order} LIMIT 25`).all(operand),
      total: database.prepare(`SELECT count(*) AS total FROM samples WHERE ${where}`).get(operand),
    }),
    close: () => database.close(),
  }
}

function isDatabaseClass(loaded: unknown): loaded is new (file: string) => Database {
  return typeof loaded === 'function'
}
