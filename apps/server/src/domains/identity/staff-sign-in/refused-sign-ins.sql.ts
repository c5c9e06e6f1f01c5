import { statement } from '../../../db/statement.ts'

/** One row for each network and hour, however many tries. */
export const countRefusedSignIn = statement<never, [network: string, now: Date]>(
  'count_refused_sign_in',
  `insert into refused_sign_ins as known (network, hour, tries)
   values ($1, date_trunc('hour', $2::timestamptz, 'UTC'), 1)
   on conflict (network, hour) do update set tries = known.tries + 1`,
)

export const deleteRefusedSignIns = statement<never, [before: Date]>(
  'delete_refused_sign_ins',
  'delete from refused_sign_ins where hour < $1',
)
