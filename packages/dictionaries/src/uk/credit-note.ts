import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Кредит-нота',
  credit_note_receipt: 'До рахунку {number} від {date}',
  credit_note_credited: 'Повернено',
  credit_note_to_card: 'Сума повертається на картку, якою оплачено замовлення.',
  credit_note_to_dispute: 'Банк картки повернув суму її власнику.',
  credit_note_to_balance: 'Сума повертається на баланс у магазині.',
}
