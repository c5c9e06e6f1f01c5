import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { hoursBefore } from './order-waits.rules.ts'
import { selectDeliverHours, updateDeliverHours } from './order-waits.sql.ts'

/** As the database has it: a month. */
const hoursMax = 720

/** After how many hours an order that waits is overdue. */
export const deliverHoursOf = async (q: Queryable): Promise<number> => {
  const settings = await selectDeliverHours(q)
  if (!settings) throw new Error('the settings have no row')
  return settings.deliver_hours
}

/**
 * Sets it, from 1 to 720.
 * @param typed a whole number
 * @returns what it is now; refuses invalid_input
 */
export const setDeliverHours = async (
  { pool }: Pick<Shop, 'pool'>,
  typed: string,
): Promise<Result<number, 'invalid_input'>> => {
  const hours = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  if (hours < 1 || hours > hoursMax) return refuse('invalid_input', { errors: { deliver_hours: ['field_invalid'] } })
  await inTransaction(pool, (tx) => updateDeliverHours(tx, hours))
  return ok(hours)
}

/** Orders that wait since then or longer are overdue: the settings say after how many hours (`deliver_hours`). */
export const overdueSince = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<Date> =>
  hoursBefore(clock.now(), await deliverHoursOf(pool))
