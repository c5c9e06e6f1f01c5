import { daysIn } from '@pandrop/money/days'
import { dayIn, hourIn } from '@pandrop/money/zones'

/** How many days before its end a dispute is mailed about. */
export const reminderDays = [7, 3, 1] as const

export type ReminderDays = (typeof reminderDays)[number]

/** Mails leave in the morning, in the shop's zone. */
const morningHour = 7

/**
 * Which reminder of a dispute is due; null: none, or it was told. Days are those of the shop. One that is heard of late
 * has the nearest one alone; on its last day nobody waits for the morning, and after its end nobody is told.
 * @param told.days of the reminder that was sent last; null: none
 */
export const reminderDue = (
  told: { dueAt: Date; days: number | null },
  { now, zone }: { now: Date; zone: string },
): ReminderDays | null => {
  if (told.dueAt <= now) return null
  const daysLeft = daysIn(dayIn(zone, now), dayIn(zone, told.dueAt)) - 1
  const days = reminderDays.findLast((each) => daysLeft <= each)
  if (days === undefined || (told.days !== null && told.days <= days)) return null
  return hourIn(zone, now) >= morningHour || daysLeft === 0 ? days : null
}
