import type { Shop } from '../../shop.ts'
import { hoursBefore } from './order-waits.rules.ts'
import { selectDeliverHours } from './order-waits.sql.ts'

/** Orders that wait since then or longer are overdue: the settings say after how many hours (`deliver_hours`). */
export const overdueSince = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<Date> => {
  const settings = await selectDeliverHours(pool)
  if (!settings) throw new Error('the settings have no row')
  return hoursBefore(clock.now(), settings.deliver_hours)
}
