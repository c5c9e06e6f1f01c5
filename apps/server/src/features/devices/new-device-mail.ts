import { textFor } from '@pandrop/dictionaries/languages'
import { enqueue } from '../../db/enqueue.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import { customerContact } from '../accounts/profile.ts'
import type { VisitorTraits } from '../accounts/session.ts'
import { deviceName } from './device-name.ts'

/** Queues the mail that tells a customer of a sign-in from a browser that was not known. */
export const mailNewDevice = async (
  tx: Transaction,
  { env: { PUBLIC_URL } }: Shop,
  { customerId, visitor, now }: { customerId: number; visitor: VisitorTraits; now: Date },
): Promise<void> => {
  const { email, language } = await customerContact(tx, customerId)
  const values = {
    device: wordsFor(visitor.userAgent, language),
    address: visitor.address,
    time: timeOf(now),
    link: `${PUBLIC_URL}/account/personal`,
  }
  await enqueue(tx, 'send_mail', { template: 'new_device', to: email, language, values })
}

/** "Firefox on Windows", as far as it is known. */
const wordsFor = (userAgent: string, language: string): string => {
  const text = textFor(language)
  const { browser, system } = deviceName(userAgent)
  if (browser && system) return text('mail_device_name', { browser, system })
  return browser || system || text('mail_device_unknown')
}

/** DD.MM.YYYY HH:MM in UTC, in every language (docs/behaviour/look.md#dates). */
const timeOf = (at: Date): string => {
  const [day = '', time = ''] = at.toISOString().split('T')
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)} UTC`
}
