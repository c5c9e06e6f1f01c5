import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { hoursBefore } from './order-waits.rules.ts'
import { selectDeliverHours } from './order-waits.sql.ts'

/** After how many hours an order that waits is overdue. */
export const deliverHoursOf = async (q: Queryable): Promise<number> => {
  const settings = await selectDeliverHours(q)
  if (!settings) throw new Error('the settings have no row')
  return settings.deliver_hours
}

/** Orders that wait since then or longer are overdue: the settings say after how many hours (`deliver_hours`). */
export const overdueSince = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<Date> =>
  hoursBefore(clock.now(), await deliverHoursOf(pool))
