import { firstRow, statement } from '../../../db/statement.ts'

export const selectDeliverHours = firstRow<{ deliver_hours: number }, []>(
  'select_deliver_hours',
  'select deliver_hours from settings',
)

export const updateDeliverHours = statement<never, [hours: number]>(
  'update_deliver_hours',
  'update settings set deliver_hours = $1',
)
