import type { Sample } from './generated-world.ts'

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

/** Fills an in-memory database, or gives null when better-sqlite3 is not installed (`npm i --no-save better-sqlite3`). */
export async function openSqlite(samples: readonly Sample[]): Promise<SqliteSamples | null> {
  const database = await connect()
  if (!database) return null
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

async function connect(): Promise<Database | null> {
  const name = 'better-sqlite3'
  try {
    const { default: Sqlite } = await import(name)
    return new Sqlite(':memory:')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
