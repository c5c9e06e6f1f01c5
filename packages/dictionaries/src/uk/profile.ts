import type { profileTexts as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

/** The forms of the profile. */
export const profileTexts: Translation<typeof english> = {
  profile_save: 'Зберегти зміни',
  profile_saving: 'Зберігаємо...',
  profile_unchanged: 'Ще нічого не змінено',
  delivery_title: 'Доставка',
  delivery_text: 'Заповнимо за вас під час покупки.',
  delivery_save: 'Зберегти доставку',
  email_change_title: 'Підтвердьте нову пошту',
  email_change_text:
    'Ми надіслали посилання на {email}. Воно діє до {until}. Доки ви його не відкриєте, адреса лишається такою, як є.',
  email_change_withdraw: 'Відкликати',
  email_change_withdraw_failed: 'Не вдалося відкликати зміну',
  email_change_withdrawn: 'Відкликано. Пошта лишається такою, як є.',
}
