import { dayText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { formatEuro } from '@pandrop/money/format'
import { cents, zero } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { chargedText, ownPayment } from '../../payments/payments/payments.ts'
import { drawPaper } from '../papers/draw-paper.ts'
import { keptPaper } from '../papers/kept-papers.ts'
import type { Paper, PaperFile } from '../papers/paper-pdf.ts'
import { buyerOf } from '../papers/paper-rows.ts'
import { type ConfirmationRow, insertConfirmation, selectConfirmation } from './payment-confirmations.sql.ts'

type Confirming = Pick<Shop, 'pool' | 'clock'>

const paperOf = (row: ConfirmationRow, language: string): Paper => {
  const text = textFor(language)
  const day = (at: Date): string => dayText(dayIn(row.time_zone, at))
  const gross = cents(row.credit_cents)
  const charged = row.currency === 'EUR' ? formatEuro(gross) : chargedText(row)
  return {
    title: text('confirmation_title'),
    number: row.payment_id,
    issuedAt: row.issued_at,
    facts: [text('paper_issued', { date: day(row.issued_at) })],
    seller: row.seller,
    buyer: buyerOf(row),
    lines: [{ title: text('confirmation_line'), gross, net: gross, vat: zero, vatPercent: 0, vatCountry: row.country }],
    isWithoutVat: true,
    totalLabel: text('confirmation_total'),
    remarks: [text('confirmation_by_card', { date: day(row.settled_at), charged }), text('confirmation_no_vat')],
  }
}

/**
 * The confirmation of a top-up that was paid, as PDF, the same bytes each time (docs/behaviour/money.md#top-up-paper).
 * @param asked.paymentId as it came from outside
 * @param asked.customerId whose payment it must be; anybody's where absent
 * @param language ISO 639-1
 * @returns undefined where there is no such payment of theirs, it is no top-up, or it was not paid
 */
export const paymentConfirmation = async (
  { pool, clock, secrets }: Confirming & Pick<Shop, 'secrets'>,
  { paymentId, customerId }: { paymentId: string; customerId?: number },
  language: string,
): Promise<PaperFile | undefined> => {
  if (customerId !== undefined && !(await ownPayment(pool, { id: paymentId, customerId }))) return undefined
  const row = (await selectConfirmation(pool, paymentId)) ?? (await issue({ pool, clock }, paymentId))
  if (!row) return undefined
  const kept = await keptPaper({ pool, secrets }, 'payment_confirmation', paymentId)
  return (
    kept ?? {
      name: `payment-${row.payment_id}.pdf`,
      content: await drawPaper({ paper: paperOf(row, language), language }),
    }
  )
}

const issue = ({ pool, clock }: Confirming, paymentId: string): Promise<ConfirmationRow | undefined> =>
  inTransaction(pool, async (tx) => {
    const { requisites: seller } = await settingsOf(tx)
    await insertConfirmation(tx, { paymentId, at: clock.now(), seller })
    return selectConfirmation(tx, paymentId)
  })
