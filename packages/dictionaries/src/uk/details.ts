import type { detailsTexts as english } from '../en/details.ts'
import type { Translation } from '../translation.ts'

export const detailsTexts: Translation<typeof english> = {
  details_copied: 'Скопійовано',
  details_copy_failed: 'Браузер не дозволив скопіювати.',
  details_tradable: 'Можна обміняти з {date}, після захисту обміну Steam',
  details_lowest: 'Найнижча ціна за 30 днів до знижки: {price}',
  details_share: 'Поділитися',
  details_link_copied: 'Посилання скопійовано',
  details_zoom: 'Збільшити зображення',
  details_off_sold: 'Цей екземпляр продано.',
  details_off_reserved: 'Цей екземпляр зарезервував інший покупець.',
  details_off_later: 'У продажу з {date}, коли скінчиться захист обміну.',
  details_failed_text: 'Полиця не відповіла. Нічого не втрачено.',

  item_description: '{title} за {price} у {shop}. Фіксована ціна, надсилаємо на ваше посилання для обміну Steam.',
  item_description_float:
    '{title} із флоатом {float} за {price} у {shop}. Надсилаємо на ваше посилання для обміну Steam.',
  item_description_sold: '{title}: продано. Схожі скіни є в наявності.',
  item_artwork: 'Наш малюнок, а не фото цього екземпляра',
  item_buy: 'КУПИТИ',
  item_in_cart: 'У кошику: відкрити',
}
