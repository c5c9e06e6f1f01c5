import type { cardTexts as english } from '../en/cards.ts'
import type { Translation } from '../translation.ts'

/** What items say wherever they stand: cards, strips; Steam's tags as Steam shows them. */
export const cardTexts: Translation<typeof english> = {
  products_title: 'Produkte',

  breadcrumb_label: 'Brotkrumenpfad',
  list_retry: 'Erneut versuchen',
  filter_exterior: 'Zustand',

  card_new: 'Neu',
  card_sold: 'Verkauft',
  card_not_painted: 'Nicht bemalt',
  card_old_price: 'Alter Preis',
  card_vanilla: 'Vanilla',
  card_wear: '{exterior}, Float {float}',
  card_add: '{title} in den Warenkorb legen',
  card_remove: '{title} aus dem Warenkorb entfernen',
  carousel_more: 'Mehr',
  carousel_previous: 'Vorherige Skins',
  carousel_next: 'Nächste Skins',

  tag_pistol: 'Pistole',
  tag_smg: 'MP',
  tag_rifle: 'Gewehr',
  tag_sniper_rifle: 'Scharfschützen\u00adgewehr',
  tag_shotgun: 'Schrotflinte',
  tag_machinegun: 'Maschinengewehr',
  tag_knife: 'Messer',
  tag_gloves: 'Handschuhe',
  tag_equipment: 'Ausrüstung',
  tag_consumer_grade: 'Verbraucherklasse',
  tag_industrial_grade: 'Industriequalität',
  tag_mil_spec_grade: 'Militärstandard',
  tag_restricted: 'Limitiert',
  tag_classified: 'Vertraulich',
  tag_covert: 'Verdeckt',
  tag_extraordinary: 'Außergewöhnlich',
  tag_contraband: 'Konterbande',
  tag_factory_new: 'Fabrikneu',
  tag_minimal_wear: 'Minimale Gebrauchsspuren',
  tag_field_tested: 'Einsatzerprobt',
  tag_well_worn: 'Abgenutzt',
  tag_battle_scarred: 'Kampfspuren',
  tag_not_painted: 'Nicht bemalt',
  tag_stattrak: 'StatTrak™',
  tag_souvenir: 'Souvenir',
}
