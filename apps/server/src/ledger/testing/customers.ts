import type { Queryable } from '../../db/statement.ts'

/**
 * Adds customers of whom nothing matters but that they can own an account.
 * @returns their ids, ascending
 */
export const addCustomers = async (q: Queryable, count: number): Promise<number[]> => {
  const { rows } = await q.query(
    `insert into customers (name, surname, email, phone, phone_e164, password_hash, language, created_at)
     select 'Ann', 'Ledger', gen_random_uuid() || '@example.com', '', '', '', 'en', now()
     from generate_series(1, $1)
     returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}
