import { ok } from '@pandrop/contract/result'
import { type ExportFormat, type ExportName, exportColumns } from '@pandrop/contract/staff/export-columns'
import { monthAfter } from '@pandrop/money/days'
import { dayAfter, dayIn } from '@pandrop/money/zones'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { administratorAddresses } from '../../identity/staff/staff-mail.ts'
import { backOfficeAddressOf } from '../../identity/staff-sign-in/relying-party.ts'
import { deleteOtherMonthly, lockMonthlyDue, noteMonthMade, upsertMonthly } from './exports.sql.ts'
import { makeExport } from './exports.ts'

/** Says what is made of every month that ends; what is new begins with the month that runs. */
export const setMonthlyExports = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  wished: readonly { name: ExportName; format: ExportFormat }[],
) =>
  inTransaction(pool, async (tx) => {
    const zone = await timeZoneOf(tx)
    const month = monthAfter(dayIn(zone, clock.now()).slice(0, 7), -1)
    await deleteOtherMonthly(
      tx,
      wished.map(({ name }) => name),
    )
    for (const one of wished) await upsertMonthly(tx, { ...one, month })
    return ok({ monthly: [...wished] })
  })

/** Makes what is to be made of the month that has ended, once, and mails administrators where it will be. */
export const makeMonthlyExports = ({ pool, clock, env }: StaffContext): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const running = dayIn(await timeZoneOf(tx), at).slice(0, 7)
    const month = monthAfter(running, -1)
    const due = await lockMonthlyDue(tx, month)
    if (due.length === 0) return
    const days = { from: `${month}-01`, till: dayAfter(`${running}-01`, -1) }
    for (const { name, format } of due)
      await makeExport(tx, { name, format, ...days, columns: exportColumns[name] }, 'system', at)
    const names = due.map(({ name }) => name)
    await noteMonthMade(tx, month, names)
    const values = { month, list: names.map((name) => name.replaceAll('_', ' ')).join(', ') }
    const mail = { template: 'exports_made' as const, values, link: `${backOfficeAddressOf(env)}/exports` }
    const told = await administratorAddresses(tx)
    await enqueueAll(
      tx,
      'send_staff_mail',
      told.map((to) => ({ ...mail, to })),
    )
  })
