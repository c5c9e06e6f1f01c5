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
  payment_pending_until: 'Ще не оплачено? Сторінка картки відкрита ще {time}.',
  payment_pending_over: 'Сторінку картки закрито. Запитуємо провайдера, чим усе скінчилося.',
  payment_pending_back: 'Назад на сторінку картки',
  payment_view_order: 'Переглянути замовлення #{number}',
  payment_refunded_title: 'Оплачено, але запізно',
  payment_refunded_text:
    'Ваш платіж надійшов після кінця резерву, а один із предметів уже продано. Уся сума повернеться на вашу картку. ' +
    'Банкам на це потрібно кілька днів.',
  payment_refunded_state: 'Кошти повертаються',
  payment_contact_support: 'Написати в підтримку',
  payment_held_title: 'Ваш платіж призупинено',
  payment_held_text: 'Платіж не збігається з домовленим. Ми перевіряємо це й напишемо вам.',
  payment_held_state: 'Перевіряємо',
}
