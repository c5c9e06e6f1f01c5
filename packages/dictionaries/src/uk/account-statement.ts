import type { statementTexts as english } from '../en/account-statement.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: the statement of an account. */
export const statementTexts: Translation<typeof english> = {
  statement_title: 'Виписка з рахунку',
  statement_customer: 'Клієнт {id}',
  statement_day: 'День',
  statement_time: 'Час (UTC)',
  statement_what: 'Що',
  statement_about: 'Стосується',
  statement_note: 'Повідомлення',
  statement_amount: 'Сума',
  statement_balance: 'Баланс',
  statement_entry: 'Запис бухгалтерської книги',
  statement_opening: 'Початковий баланс',
  statement_closing: 'Кінцевий баланс',
  statement_month: 'Кінець {month}',
  statement_none: 'За ці дні нічого не проведено.',
  statement_ledger:
    'Це записи бухгалтерської книги магазину, як їх було проведено; дні — за {zone}. Це не ' +
    'рахунок-фактура, ПДВ тут не зазначено.',
  statement_of_order: 'Замовлення {id}',
  statement_of_payment: 'Платіж {id}',
  statement_of_adjustment: 'Коригування {id}',
  statement_of_refund: 'Повернення {id}',
  statement_of_dispute: 'Спір {id}',
  statement_top_up: 'Поповнення',
  statement_purchase: 'Покупка',
  statement_refund: 'Повернення',
  statement_top_up_back: 'Поповнення повернено на картку',
  statement_disputed: 'Забрано банком картки',
  statement_dispute_back: 'Повернено після спору',
  statement_debt: 'Сплачено з боргу',
  statement_goodwill: 'Жест доброї волі',
  statement_correction: 'Виправлення',
  statement_reversal: 'Сторно',
  statement_other: 'Рух',
}
