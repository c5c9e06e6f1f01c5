import type { topUpTexts as english } from '../en/top-up.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: the top-up dialog. */
export const topUpTexts: Translation<typeof english> = {
  top_up_title: 'Поповнення балансу',
  top_up_close: 'Закрити',
  top_up_steps: 'Кроки',
  top_up_step_amount: 'Сума',
  top_up_step_contact: 'Контактні дані',
  top_up_amount: 'Сума',
  top_up_other_currency: 'Курс {code} застарів, тож списати з картки не можна. Ви платите в {charged}.',
  top_up_presets: 'Типові суми',
  top_up_you_get: 'Ви отримаєте',
  top_up_balance_after: 'Баланс після',
  top_up_submit: 'Далі',
  top_up_back: 'Назад',
  top_up_pay: 'Сплатити',
  top_up_paying: 'Відкриваємо сторінку оплати...',
  top_up_card_note: 'Дані картки лишаються в платіжного провайдера',
}
