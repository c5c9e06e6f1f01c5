import type { packTexts as english } from '../en/packs.ts'
import type { Translation } from '../translation.ts'

/** Packs: several skins for one price, on their own pages, on the home page and beside an item. */
export const packTexts: Translation<typeof english> = {
  packs_title: 'Pakete',
  packs_intro: 'Mehrere Skins zu einem Preis, zusammen verkauft.',
  packs_empty_title: 'Zurzeit keine Pakete',
  packs_empty_text: 'Jeder Skin ist auch einzeln zu haben.',
  packs_browse: 'Skins ansehen',
  packs_failed: 'Die Pakete konnten nicht geladen werden',
  'pack_count#one': '{count} Skin',
  'pack_count#other': '{count} Skins',
  pack_sum: 'Einzeln {amount}',
  pack_saving: 'Sie sparen {amount}',
  pack_until: 'Bis {date}',
  pack_items: 'In diesem Paket',
  pack_items_left: 'Seine Skins',
  pack_of_item_title: 'AUCH IM PAKET',
  pack_of_item_text: 'Mehrere Skins zu einem Preis.',
  pack_buy: 'Paket kaufen',
  pack_whole: 'Nur als Ganzes, bezahlt aus Ihrem Guthaben. Bis dahin ist jeder Skin auch einzeln zu haben.',
  pack_waiting: 'Gerade nicht im Angebot: Einer der Skins ist reserviert, oder einzeln kosten sie weniger.',
  pack_gone: 'Dieses Paket ist weg',
  pack_gone_text: 'Was davon übrig ist, gibt es einzeln.',
  pack_sign_in: 'Bitte melden Sie sich an, um dieses Paket zu kaufen',
  pack_goes_to: 'Geht an',
  pack_change: 'Im Profil ändern',
  pack_description: '{title}: {count} CS2-Skins zusammen für {price}. Einzeln {sum}.',
  packs_description: 'CS2-Skins, die zusammen zu einem Preis verkauft werden.',
}
