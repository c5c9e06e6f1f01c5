import type { wishButtonTexts as english } from '../en/wish-button.ts'
import type { Translation } from '../translation.ts'

/** The heart beside a skin. */
export const wishButtonTexts: Translation<typeof english> = {
  wish_button: 'Список бажань: {title}',
  wish_add: 'Додати до списку бажань',
  wish_remove: 'Прибрати зі списку бажань',
  wish_added: 'У списку бажань. Вкажіть там ціну, і ми вам напишемо.',
  wish_removed: 'Прибрано зі списку бажань',
  wish_add_failed: 'Не вдалося додати до списку бажань',
  wish_remove_failed: 'Не вдалося прибрати зі списку бажань',
  wish_sign_in: 'Увійдіть, щоб вести список бажань',
}
