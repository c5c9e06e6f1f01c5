import type { payoutTexts as english } from '../en/payouts.ts'
import type { Translation } from '../translation.ts'

/** Asking for a payout. */
export const payoutTexts: Translation<typeof english> = {
  payout_title: 'Запит на виплату',
  payout_close: 'Закрити',
  payout_steps: 'Кроки',
  payout_step_contact: 'Контактні дані',
  payout_step_method: 'Спосіб виплати',
  payout_step_payment: 'Виплата',
  payout_continue: 'Далі',
  payout_back: 'Назад',
  payout_method: 'Як ви хочете отримати гроші?',
  payout_sepa: 'Банківський переказ (SEPA)',
  payout_sepa_about: 'На рахунок у зоні SEPA протягом {days} робочих днів.',
  payout_card: 'Картка',
  payout_card_about: 'Ви вводите дані картки на сторінці нашого платіжного провайдера.',
  payout_no_method: 'Зараз виплати неможливі. Гроші лишаються вашими: спробуйте пізніше.',
  payout_amount: 'Ви отримаєте',
  payout_failed_before: 'Минула виплата не вдалася: {reason}',
  payout_iban: 'IBAN',
  payout_iban_hint: 'Рахунок має бути на ваше ім’я.',
  payout_when: 'Гроші мають надійти на рахунок протягом {days} робочих днів.',
  payout_submit: 'Надіслати запит',
  payout_sending: 'Надсилаємо...',
  payout_done: 'Ми отримали ваш запит на {amount}.',
  payout_next: 'Що далі',
  payout_next_bank: 'Наступного робочого дня ми передаємо переказ нашому банку',
  payout_next_money: 'Гроші мають надійти на рахунок протягом {days} робочих днів',
  payout_next_money_by: 'Гроші мають надійти на рахунок до {date}',
  payout_next_mail: 'Ви отримаєте лист, коли виплату буде здійснено або якщо щось завадить',
  payout_finish: 'Готово',
}
