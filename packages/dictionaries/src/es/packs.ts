import type { packTexts as english } from '../en/packs.ts'
import type { Translation } from '../translation.ts'

/** Packs: several skins for one price, on their own pages, on the home page and beside an item. */
export const packTexts: Translation<typeof english> = {
  packs_title: 'Packs',
  packs_intro: 'Varias skins por un solo precio, se venden juntas.',
  packs_empty_title: 'Ahora mismo no hay packs',
  packs_empty_text: 'Cada skin se puede comprar por separado.',
  packs_browse: 'Ver skins',
  packs_failed: 'No se han podido cargar los packs',
  'pack_count#one': '{count} skin',
  'pack_count#many': '{count} skins',
  'pack_count#other': '{count} skins',
  pack_sum: 'Por separado {amount}',
  pack_saving: 'Ahorras {amount}',
  pack_until: 'Hasta el {date}',
  pack_items: 'En este pack',
  pack_items_left: 'Sus skins',
  pack_of_item_title: 'TAMBIÉN EN UN PACK',
  pack_of_item_text: 'Varias skins por un solo precio.',
  pack_buy: 'Comprar pack',
  pack_whole:
    'Se vende entero y se paga con tu saldo. Hasta entonces, cada skin también se puede comprar por separado.',
  pack_waiting: 'Ahora no está a la venta: una de sus skins está reservada o cuestan menos por separado.',
  pack_gone: 'Este pack ya no está',
  pack_gone_text: 'Lo que queda de él se puede comprar por separado.',
  pack_sign_in: 'Inicia sesión para comprar este pack',
  pack_goes_to: 'Se envía a',
  pack_change: 'Cambiar en el perfil',
  pack_description: '{title}: {count} skins de CS2 juntas por {price}. Por separado, {sum}.',
  packs_description: 'Skins de CS2 que se venden juntas por un solo precio.',
}
