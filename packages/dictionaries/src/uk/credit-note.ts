import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Кредит-нота',
  credit_note_issued: 'Видано {date}',
  credit_note_order: 'До замовлення {order} від {date}',
  credit_note_from: 'Від',
  credit_note_to: 'Кому',
  credit_note_item: 'Предмет',
  credit_note_rate: 'ПДВ',
  credit_note_net: 'Без ПДВ',
  credit_note_vat: 'ПДВ',
  credit_note_total: 'Разом',
  credit_note_vat_of: 'ПДВ {country}',
  credit_note_credited: 'Повернено',
  credit_note_to_card: 'Сума повертається на картку, якою оплачено замовлення.',
  credit_note_to_dispute: 'Банк картки повернув суму її власнику.',
  credit_note_to_balance: 'Сума повертається на баланс у магазині.',
}
