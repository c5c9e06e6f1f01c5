import type { packTexts as english } from '../en/packs.ts'
import type { Translation } from '../translation.ts'

/** Packs: several skins for one price, on their own pages, on the home page and beside an item. */
export const packTexts: Translation<typeof english> = {
  packs_title: 'Набори',
  packs_intro: 'Кілька скінів за однією ціною, продаються разом.',
  packs_empty_title: 'Зараз наборів немає',
  packs_empty_text: 'Кожен скін можна купити окремо.',
  packs_browse: 'Переглянути скіни',
  packs_failed: 'Не вдалося завантажити набори',
  'pack_count#one': '{count} скін',
  'pack_count#few': '{count} скіни',
  'pack_count#many': '{count} скінів',
  'pack_count#other': '{count} скіна',
  pack_sum: 'Окремо {amount}',
  pack_saving: 'Ви заощаджуєте {amount}',
  pack_until: 'До {date}',
  pack_items: 'У цьому наборі',
  pack_items_left: 'Скіни з набору',
  pack_of_item_title: 'ТАКОЖ У НАБОРІ',
  pack_of_item_text: 'Кілька скінів за однією ціною.',
  pack_buy: 'Купити набір',
  pack_whole: 'Продається цілим і оплачується з балансу. До того кожен скін можна купити й окремо.',
  pack_waiting: 'Зараз недоступний: один зі скінів зарезервовано або окремо вони дешевші.',
  pack_gone: 'Цього набору вже немає',
  pack_gone_text: 'Те, що від нього лишилося, можна купити окремо.',
  pack_sign_in: 'Увійдіть, щоб купити цей набір',
  pack_goes_to: 'Надішлемо на',
  pack_change: 'Змінити у профілі',
  pack_description: '{title}: {count} скінів CS2 разом за {price}. Окремо {sum}.',
  packs_description: 'Скіни CS2, які продаються разом за однією ціною.',
}
