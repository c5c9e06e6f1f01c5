import { dateTimeText } from '@pandrop/dictionaries/dates'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Env } from '../../../env.ts'
import type { Shop } from '../../../shop.ts'
import { backOfficeAddressOf } from '../staff-sign-in/relying-party.ts'
import type { StaffMailTemplate } from './staff-mail-texts.ts'
import { selectTold } from './team.sql.ts'

/** Something about somebody's access or name that they and all administrators should hear of. */
export interface StaffNews {
  template: StaffMailTemplate
  /** whom it is about */
  staffId: number
  /** what else fills the texts */
  values: Readonly<Record<string, string>>
  at: Date
}

const personOf = async (tx: Transaction, staffId: number) => {
  const person = (await selectTold(tx, staffId)).find(({ id }) => id === staffId)
  if (!person) throw new Error(`member of staff ${staffId} is gone`)
  return person
}

/** The address of somebody who works here. */
export const staffAddress = async (tx: Transaction, staffId: number): Promise<string> =>
  (await personOf(tx, staffId)).email

/** The addresses of every administrator who may sign in. */
export const administratorAddresses = async (tx: Transaction): Promise<string[]> =>
  (await selectTold(tx, null)).map(({ email }) => email)

/** Sends somebody of the staff, and nobody else, a mail to see how mails of this shop arrive. */
export const sendTestMail = ({ pool, env, clock }: Shop, staffId: number): Promise<{ to: string }> =>
  inTransaction(pool, async (tx) => {
    const { name, email: to } = await personOf(tx, staffId)
    const values = { name, email: to, at: dateTimeText(clock.now()) }
    await enqueueAll(tx, 'send_staff_mail', [{ template: 'test_mail', to, values, link: backOfficeAddressOf(env) }])
    return { to }
  })

/**
 * Tells the person and every administrator, in the caller's transaction. Whoever did it is told too: a mail that comes
 * without having done anything is how a stolen session is noticed.
 */
export const notifyStaff = async (
  tx: Transaction,
  env: Env,
  { template, staffId, values, at }: StaffNews,
): Promise<void> => {
  const told = await selectTold(tx, staffId)
  const person = told.find(({ id }) => id === staffId)
  if (!person) throw new Error(`member of staff ${staffId} is gone`)
  const { name, email } = person
  const mail = {
    template,
    values: { ...values, name, email, at: dateTimeText(at) },
    link: backOfficeAddressOf(env),
  }
  await enqueueAll(
    tx,
    'send_staff_mail',
    told.map(({ email: to }) => ({ ...mail, to })),
  )
}
