import type { paymentTexts as english } from '../en/payments.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: success, failure and pending pages. */
export const paymentTexts: Translation<typeof english> = {
  payment_success_topup_title: 'Баланс поповнено',
  payment_success_topup_text: 'Ваш платіж надійшов і зарахований на баланс.',
  payment_success_purchase_title: 'Дякуємо за замовлення',
  payment_success_purchase_text: 'Оплачено. Ми надішлемо обмін на ваше посилання для обміну Steam і повідомимо поштою.',
  payment_success_balance: 'Баланс: {amount} {currency}',
  'payment_success_cart#one': '{count} предмет чекає у вашому кошику',
  'payment_success_cart#few': '{count} предмети чекають у вашому кошику',
  'payment_success_cart#many': '{count} предметів чекають у вашому кошику',
  'payment_success_cart#other': '{count} предмета чекає у вашому кошику',
  payment_view_transactions: 'До платежів',
  payment_view_orders: 'До замовлень',
  payment_return_home: 'На головну',
  payment_continue_shopping: 'Купувати далі',
  payment_failed_title: 'Платіж не пройшов',
  payment_retry: 'Повторити',
  payment_pending_title: 'Платіж триває',
  payment_pending_text: 'Цю сторінку можна закрити. Платіж триватиме без неї.',
  payment_pending_unanswered: 'Магазин не відповідає. Питаємо далі.',
}
