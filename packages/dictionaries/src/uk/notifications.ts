import type { notificationTexts as english } from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

/** What happened to a customer, and what of it is mailed. */
export const notificationTexts: Translation<typeof english> = {
  notifications_title: 'Сповіщення',
  notifications_kind_orders: 'Замовлення',
  notifications_kind_payments: 'Платежі та баланс',
  notifications_kind_offers: 'Пропозиції',
  notifications_kind_payouts: 'Виплати',
  notifications_kind_deals: 'Особисті пропозиції',
  notifications_kind_price_alerts: 'Сповіщення про ціну',
  notifications_kind_saved_searches: 'Збережені пошуки',
  notifications_kind_security: 'Безпека',
  notifications_empty: 'Тут ще нічого немає',
  notifications_empty_text: 'Тут з’являється все про ваші замовлення, пропозиції, виплати та сповіщення про ціну.',
  notifications_load_failed: 'Не вдалося завантажити сповіщення',
  notifications_more: 'Показати старіші',
  notifications_more_failed: 'Не вдалося завантажити старіші',
  notifications_new: 'Нове',
  notifications_all: 'Переглянути всі сповіщення',
  mail_choices_title: 'Що надходить і поштою',
  mail_choices_text:
    'Усе з’являється тут. Виберіть, що надсилати ще й поштою: підтвердження, повернення коштів, борги та ' +
    'листи про безпеку надходять завжди.',
  mail_choices_load_failed: 'Не вдалося завантажити ваш вибір',
  mail_choices_failed: 'Не вдалося зберегти ваш вибір',
  unsubscribed_kind_text: '{kind}: листів, від яких можна відмовитися, більше не буде. В акаунті ви й далі бачите все.',
  unsubscribe_choices: 'Вибрати листи',
}
