import type { avatarTexts as english } from '../en/avatar.ts'
import type { Translation } from '../translation.ts'

/** The picture of the customer. */
export const avatarTexts: Translation<typeof english> = {
  avatar_title: 'Зображення',
  avatar_add: 'Додати зображення',
  avatar_change: 'Змінити зображення',
  avatar_remove: 'Прибрати',
  avatar_hint: 'JPEG, PNG, WebP або AVIF, щонайбільше 5 МБ. Файл також можна перетягнути сюди.',
  avatar_sending: 'Ваше зображення надсилається',
  avatar_saved: 'Зображення збережено',
  avatar_removed: 'Зображення прибрано',
  avatar_failed: 'Не вдалося зберегти зображення. Попереднє залишається.',
  avatar_remove_failed: 'Не вдалося прибрати зображення. Спробуйте ще раз.',
}
