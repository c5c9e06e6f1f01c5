import type { deviceTexts as english } from '../en/devices.ts'
import type { Translation } from '../translation.ts'

/** Where the customer is signed in. */
export const deviceTexts: Translation<typeof english> = {
  devices_title: 'Пристрої',
  devices_text: 'Тут ви ввійшли до облікового запису. Якщо не впізнаєте пристрій, вийдіть на ньому та змініть пароль.',
  devices_only_this: 'Ви ввійшли лише на цьому пристрої.',
  device_name: '{browser} на {system}',
  device_unknown: 'Невідомий пристрій',
  device_this: 'Цей пристрій',
  device_seen: 'Востаннє помічено {when}',
  device_seen_now: 'Помічено протягом останньої години',
  device_since: 'Вхід виконано {date}',
  device_sign_out: 'Вийти',
  device_sign_out_label: 'Вийти на пристрої {device}',
  device_signed_out: 'На пристрої виконано вихід',
  device_sign_out_failed: 'Не вдалося вийти на пристрої',
  devices_show_all: 'Показати всі ({count})',
  devices_others: 'Вийти на всіх інших',
  devices_others_title: 'Вийти на всіх інших пристроях?',
  devices_others_text: 'На всіх інших пристроях вихід буде виконано одразу. Тут ви залишитеся в обліковому записі.',
  devices_others_keys: 'Скасувати також мої ключі API',
  devices_others_cancel: 'Скасувати',
  devices_others_close: 'Закрити',
  devices_others_done: 'Тепер ви ввійшли лише тут',
  devices_others_failed: 'Не вдалося вийти на інших пристроях',
  devices_load_failed: 'Не вдалося завантажити ваші пристрої',
}
