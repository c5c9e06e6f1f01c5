import { daysAfter } from '@pandrop/money/days'
import { wallClock } from '@pandrop/money/zones'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { backOfficeAddressOf } from '../../identity/staff-sign-in/relying-party.ts'
import { type ReminderDays, reminderDays, reminderDue } from './dispute-reminders.rules.ts'
import { lockDisputesToAnswer, noteReminded, type RemindedDisputeRow, selectReminded } from './dispute-reminders.sql.ts'

const leftTexts: Readonly<Record<ReminderDays, string>> = {
  7: 'within a week',
  3: 'within three days',
  1: 'by tomorrow',
}

/**
 * Mails the team of each dispute that nobody has answered, 7, 3 and 1 days before it is too late, each once
 * (docs/behaviour/money.md#dispute-due): what was told stands in the transaction that queues the mail.
 */
export const remindOfDisputes = ({
  pool,
  clock,
  env,
  payments,
}: Pick<Shop, 'pool' | 'clock' | 'env' | 'payments'>): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    const zone = await timeZoneOf(tx)
    // A day more than the first reminder: the days of a zone may begin earlier than those of the clock.
    const disputes = await lockDisputesToAnswer(tx, now, daysAfter(now, reminderDays[0] + 1))
    const mailOf = ({ id, payment_id: paymentId, answer_due_at: dueAt }: RemindedDisputeRow, days: ReminderDays) => {
      const desk = payments.deskOfDispute(id)
      const due = `${wallClock(zone, dueAt).replace('T', ' ')} (${zone})`
      return {
        template: 'dispute_due' as const,
        values: { dispute: id, due, left: leftTexts[days], desk: desk === null ? '' : ` At the provider: ${desk}` },
        link: `${backOfficeAddressOf(env)}/payments/${paymentId}`,
      }
    }
    const mails: ReturnType<typeof mailOf>[] = []
    for (const dispute of disputes) {
      const days = reminderDue({ dueAt: dispute.answer_due_at, days: dispute.reminded_days }, { now, zone })
      if (days === null) continue
      await noteReminded(tx, dispute.id, days)
      mails.push(mailOf(dispute, days))
    }
    if (mails.length === 0) return
    const told = await selectReminded(tx)
    const each = mails.flatMap((mail) => told.map(({ email: to }) => ({ ...mail, to })))
    await enqueueAll(tx, 'send_staff_mail', each)
  })
