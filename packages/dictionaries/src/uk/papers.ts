import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: what stands on every paper, and on a receipt. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Видано {date}',
  paper_order: 'До замовлення {order} від {date}',
  paper_from: 'Від',
  paper_to: 'Кому',
  paper_item: 'Предмет',
  paper_rate: 'ПДВ',
  paper_net: 'Без ПДВ',
  paper_vat: 'ПДВ',
  paper_total: 'Разом',
  paper_vat_of: 'ПДВ {country}',
  receipt_title: 'Рахунок',
  receipt_total: 'Сплачено',
  receipt_by_card: 'Сплачено карткою {date}.',
  receipt_by_balance: 'Сплачено з балансу {date}.',
  receipt_discount: '{amount} відраховано раніше; у рядках стоїть, скільки сплачено.',
  confirmation_title: 'Підтвердження платежу',
  confirmation_line: 'Поповнення балансу',
  confirmation_total: 'Сплачено разом',
  confirmation_by_card: 'Сплачено карткою {date}: {charged}.',
  confirmation_no_vat:
    'Це не рахунок і не містить ПДВ: поповнення ще нічого не купує. ПДВ зазначено в рахунку кожного ' +
    'замовлення, сплаченого з балансу.',
}
