import type { checkoutTexts as english } from '../en/checkout.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: contact, trade link, address and payment on the cart page. */
export const checkoutTexts: Translation<typeof english> = {
  contact_first_name: 'Ім’я',
  contact_last_name: 'Прізвище',
  contact_email: 'Ел. пошта',
  contact_phone: 'Телефон',
  contact_country: 'Країна',
  contact_country_choose: 'Оберіть країну',
  contact_city: 'Місто',
  contact_address: 'Адреса',
  contact_post_code: 'Поштовий індекс',
  phone_country: 'Країна телефону',

  checkout_contact_title: 'Контакти',
  checkout_trade_link_title: 'Посилання для обміну',
  checkout_trade_link: 'Посилання для обміну Steam',
  trade_account_paused: 'Цей акаунт Steam новий: предмети надсилаються на нього від {until}.',
  trade_account_other: 'Інший акаунт Steam, ніж досі: предмети надсилаються на нього через 24 години після збереження.',
  trade_account_other_order:
    'Інший акаунт Steam, ніж досі: предмети надсилаються на нього через 24 години після цього ' + 'замовлення.',
  checkout_trade_link_hint: 'Steam → Інвентар → Пропозиції обміну → Хто може надсилати мені пропозиції обміну?',
  checkout_address_title: 'Адреса',
  checkout_step_done: 'Заповнено',

  checkout_summary_title: 'Підсумок',
  checkout_total: 'Разом',
  checkout_converted: '= {amount}',
  checkout_vat: 'У тому числі ПДВ ({percent} %)',
  checkout_terms: 'Я приймаю {link}',
  checkout_terms_link: 'умови користування',
  checkout_waiver: 'Почніть доставку негайно. Я знаю, що з її початком втрачаю право на відмову від договору.',
  checkout_waiver_required: 'Погодьтеся, що доставка почнеться негайно, а право на відмову від договору буде втрачено',
  checkout_pay: 'Оплатити з балансу',
  checkout_paying: 'Оплачуємо...',
  checkout_card: 'КАРТКА',
  checkout_opening: 'Відкриваємо...',
  checkout_resumes: 'Двічі ви не заплатите: повторне натискання продовжить той самий платіж.',
  checkout_balance: 'Ваш баланс',
  checkout_balance_after: 'Баланс після оплати',
  checkout_missing: 'Бракує',
  checkout_top_up: 'Поповнити на {amount}',
  checkout_profile: 'Для доставки нам ще потрібні посилання на обмін, телефон і адреса.',
  checkout_to_profile: 'Доповнити профіль',
  checkout_nothing_available: 'Зараз нічого з вашого кошика купити не можна.',
  checkout_price_changed: 'Позначені ціни нові. Повторна оплата підтверджує нову суму.',
}
