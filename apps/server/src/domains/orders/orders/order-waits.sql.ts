import { firstRow } from '../../../db/statement.ts'

export const selectDeliverHours = firstRow<{ deliver_hours: number }, []>(
  'select_deliver_hours',
  'select deliver_hours from settings',
)
