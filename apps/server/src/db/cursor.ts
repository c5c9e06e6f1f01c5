import type pg from 'pg'
import { compile } from './statement.ts'

const rowsAtOnce = 1000

/**
 * Reads a long query piece by piece, as it is at one moment, in as much memory as one piece takes.
 * @param text SQL with named parameters (:from)
 * @yields up to a thousand rows; whoever stops reading gives the connection back
 */
export async function* pieces<Row>(pool: pg.Pool, text: string, values: object): AsyncGenerator<Row[]> {
  const client = await pool.connect()
  const compiled = compile(text)
  let broken: Error | undefined
  // A connection that dies while it is lent out reports it here too; the running query rejects as well.
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('begin isolation level repeatable read read only')
    const given = compiled.names.map((name) => values[name as keyof typeof values])
    await client.query(`declare piece no scroll cursor for ${compiled.text}`, given)
    for (;;) {
      const { rows } = await client.query<Row & pg.QueryResultRow>(`fetch ${rowsAtOnce} from piece`)
      if (rows.length > 0) yield rows
      if (rows.length < rowsAtOnce) return
    }
  } finally {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    client.off('error', onError)
    client.release(broken)
  }
}
