import type { notMeTexts as english } from '../en/not-me.ts'
import type { Translation } from '../translation.ts'

/** The page of the mailed link “This was not me”. */
export const notMeTexts: Translation<typeof english> = {
  not_me_title: 'Це були не ви?',
  not_me_text:
    'Ми одразу закриємо ваш акаунт: усіх буде виведено з нього, API-ключі перестануть діяти, виплати й доставки ' +
    'зупиняться, а пароль більше не працюватиме. Акаунт відкриється, коли ми з вами поговоримо.',
  not_me_action: 'Закрити мій акаунт',
  not_me_failed: 'Не вдалося закрити ваш акаунт. Спробуйте ще раз.',
  not_me_done_title: 'Ваш акаунт закрито',
  not_me_done_text:
    'Більше ніхто не перебуває в акаунті, і ніхто не може увійти. Напишіть на {support}: ми переконаємося, що ' +
    'це ви, і відкриємо акаунт знову. Тоді ви оберете новий пароль через пошту.',
  not_me_used_text: 'Закритий акаунт лишається закритим, доки ми з вами не поговоримо. Напишіть на {support}.',
  not_me_over_text:
    'Таке посилання діє 30 днів. Якщо ви боїтеся за акаунт, оберіть зараз новий пароль і напишіть на {support}.',
  not_me_write: 'Написати нам',
  not_me_reset: 'Обрати новий пароль',
  not_me_home: 'До магазину',
}
