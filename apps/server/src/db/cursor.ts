import type pg from 'pg'
import { compile } from './statement.ts'

const rowsAtOnce = 1000

/** Reads a long query of a snapshot piece by piece, one query after the other. */
export type Reading = <Row>(text: string, values: object) => AsyncGenerator<Row[]>

/**
 * Reads several long queries, all of them as the database is at one moment, in as much memory as one piece takes.
 * @param read given what reads a query; whoever stops taking what it yields gives the connection back
 */
export async function* inSnapshot<Out>(pool: pg.Pool, read: (reading: Reading) => AsyncGenerator<Out>) {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection that dies while it is lent out reports it here too; the running query rejects as well.
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('begin isolation level repeatable read read only')
    yield* read((text, values) => piecesOf(client, text, values))
  } finally {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    client.off('error', onError)
    client.release(broken)
  }
}

async function* piecesOf<Row>(client: pg.PoolClient, text: string, values: object): AsyncGenerator<Row[]> {
  const compiled = compile(text)
  const given = compiled.names.map((name) => values[name as keyof typeof values])
  await client.query(`declare piece no scroll cursor for ${compiled.text}`, given)
  for (;;) {
    const { rows } = await client.query<Row & pg.QueryResultRow>(`fetch ${rowsAtOnce} from piece`)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close piece')
}

/**
 * Reads a long query piece by piece, as it is at one moment, in as much memory as one piece takes.
 * @param text SQL with named parameters (:from)
 * @yields up to a thousand rows; whoever stops reading gives the connection back
 */
export const pieces = <Row>(pool: pg.Pool, text: string, values: object): AsyncGenerator<Row[]> =>
  inSnapshot(pool, (reading) => reading<Row>(text, values))
