import type { accountDeletionTexts as english } from '../en/account-deletion.ts'
import type { Translation } from '../translation.ts'

/** An account that its owner has deleted, and keeps after all. */
export const accountDeletionTexts: Translation<typeof english> = {
  deletion_title: 'Видалити акаунт',
  deletion_text:
    'Ваш акаунт можна видалити разом з усім, що ми про вас у ньому зберігаємо. У вас є 14 днів, щоб передумати.',
  deletion_open: 'Видалити мій акаунт',
  deletion_load_failed: 'Не вдалося завантажити, чи буде видалено ваш акаунт',
  deletion_check_failed: 'Не вдалося завантажити, що у вашому акаунті ще не завершено',
  deletion_question: 'Видалити ваш акаунт?',
  deletion_goes_title: 'Що зникне',
  deletion_goes:
    'Ім’я, адреса e-mail, телефон, адреса, посилання для обміну й фото, ваші входи, ключі API, кошик, список ' +
    'бажань, листи до вас і копії ваших даних.',
  deletion_stays_title: 'Що зберігає закон',
  deletion_stays:
    'Квитанції, кредит-ноти й підтвердження платежів, запечатані, десять років після року, в якому їх ' +
    'видано; і те, що було куплено, продано й оплачено, без вашого імені.',
  deletion_days_title: 'Наступні 14 днів',
  deletion_days:
    'Ви можете увійти й одним натисканням зберегти акаунт. Нічого нового не почнеться: ні покупки, ні ' +
    'поповнення, ні пропозиції, ні виплати. Ваші ключі API припиняють діяти одразу.',
  deletion_confirm: 'Видалити через 14 днів',
  deletion_not_now: 'Не зараз',
  deletion_close: 'Закрити',
  deletion_ask_failed: 'Не вдалося видалити акаунт',
  deletion_hindered: 'Перш ніж акаунт можна буде видалити, це має завершитися:',
  deletion_hindrance_balance: 'Гроші на балансі: витратьте їх',
  deletion_hindrance_debt: 'Гроші, які ви винні після оскарженого платежу',
  deletion_hindrance_orders: 'Замовлення, які ще не остаточно доставлено чи завершено',
  deletion_hindrance_offers: 'Відкриті пропозиції',
  deletion_hindrance_payouts: 'Виплати в дорозі',
  deletion_hindrance_refunds: 'Повернення коштів у дорозі',
  deletion_hindrance_disputes: 'Оскаржені платежі',
  deletion_hindrance_payments: 'Платежі карткою, що тривають',
  deletion_hindrance_deals: 'Особиста пропозиція, яка на вас чекає',
  deletion_hindrance_review: 'Питання щодо ваших грошей, яке ми ще вирішуємо',
  deletion_bar: 'Ваш акаунт буде видалено {date}',
  deletion_bar_text: 'До того часу ви можете його зберегти. Тим часом нічого нового не почнеться.',
  deletion_keep: 'Зберегти мій акаунт',
  deletion_kept: 'Ваш акаунт залишається',
  deletion_keep_failed: 'Не вдалося зберегти акаунт',
}
