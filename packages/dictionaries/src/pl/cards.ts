import type { cardTexts as english } from '../en/cards.ts'
import type { Translation } from '../translation.ts'

/** What items say wherever they stand: cards, strips; Steam's tags as Steam shows them. */
export const cardTexts: Translation<typeof english> = {
  products_title: 'Produkty',

  breadcrumb_label: 'Ścieżka nawigacji',
  list_retry: 'Ponów',
  filter_exterior: 'Wygląd',

  card_new: 'Nowy',
  card_sold: 'Sprzedany',
  card_not_painted: 'Niemalowane',
  card_old_price: 'Stara cena',
  card_vanilla: 'Vanilla',
  card_wear: '{exterior}, float {float}',
  card_add: 'Dodaj do koszyka: {title}',
  card_remove: 'Usuń z koszyka: {title}',
  carousel_more: 'Więcej',
  carousel_previous: 'Poprzednie skiny',
  carousel_next: 'Następne skiny',

  tag_pistol: 'Pistolet',
  tag_smg: 'PM',
  tag_rifle: 'Karabin',
  tag_sniper_rifle: 'Karabin snajperski',
  tag_shotgun: 'Strzelba',
  tag_machinegun: 'Karabin maszynowy',
  tag_knife: 'Nóż',
  tag_gloves: 'Rękawice',
  tag_equipment: 'Wyposażenie',
  tag_consumer_grade: 'Konsumencka',
  tag_industrial_grade: 'Przemysłowa',
  tag_mil_spec_grade: 'Wojskowa',
  tag_restricted: 'Spoza obiegu',
  tag_classified: 'Poufne',
  tag_covert: 'Tajne',
  tag_extraordinary: 'Wyjątkowa',
  tag_contraband: 'Kontrabanda',
  tag_factory_new: 'Prosto z fabryki',
  tag_minimal_wear: 'Lekkie zużycie',
  tag_field_tested: 'Po testach bojowych',
  tag_well_worn: 'Mocne zużycie',
  tag_battle_scarred: 'Po ciężkich walkach',
  tag_not_painted: 'Niemalowane',
  tag_stattrak: 'StatTrak™',
  tag_souvenir: 'Pamiątka',
}
