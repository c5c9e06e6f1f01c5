import type { personalDataTexts as english } from '../en/personal-data.ts'
import type { Translation } from '../translation.ts'

/** The copy of everything that the shop keeps of a customer, in the account. */
export const personalDataTexts: Translation<typeof english> = {
  data_title: 'Ваші дані',
  data_text:
    'Ви отримаєте копію всього, що ми про вас зберігаємо: сторінку з поясненням, таблиці та файли для програм.',
  data_ask: 'Попросити копію',
  data_ask_new: 'Попросити нову копію',
  data_load_failed: 'Не вдалося завантажити стан вашої копії',
  data_asked: 'Ваша копія чекає на свою чергу',
  data_making: 'Ваша копія готується',
  data_progress: 'Готово частин: {done} з {all}',
  data_mailed: 'Ви можете залишити цю сторінку. Ми напишемо, коли вона буде готова.',
  data_ready: 'Ваша копія готова',
  data_ready_text: '{size}. Її можна завантажити один раз, до {until}.',
  data_fetch: 'Завантажити',
  data_fetched: 'Ви завантажили копію {date}',
  data_fetched_text: 'Тут її видалено.',
  data_expired: 'Копію не завантажили вчасно',
  data_failed: 'Не вдалося підготувати копію',
  data_failed_text: 'Це наша провина, і нічого не втрачено. Попросіть нову.',
  data_ask_failed: 'Не вдалося попросити копію',
  data_fetch_failed: 'Не вдалося завантажити копію',
  data_saved: 'Копію завантажено',
}
