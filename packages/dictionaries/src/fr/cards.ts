import type { cardTexts as english } from '../en/cards.ts'
import type { Translation } from '../translation.ts'

/** What items say wherever they stand: cards, strips; Steam's tags as Steam shows them. */
export const cardTexts: Translation<typeof english> = {
  products_title: 'Produits',

  breadcrumb_label: 'Fil d’Ariane',
  list_retry: 'Réessayer',
  filter_exterior: 'Usure',

  card_new: 'Nouveau',
  card_sold: 'Vendu',
  card_not_painted: 'Non peinte',
  card_old_price: 'Ancien prix',
  card_vanilla: 'Vanilla',
  card_wear: '{exterior}, float {float}',
  card_add: 'Ajouter {title} au panier',
  card_remove: 'Retirer {title} du panier',
  carousel_more: 'Plus',
  carousel_previous: 'Skins précédents',
  carousel_next: 'Skins suivants',

  tag_pistol: 'Pistolet',
  tag_smg: 'PM',
  tag_rifle: 'Fusil',
  tag_sniper_rifle: 'Fusil de précision',
  tag_shotgun: 'Fusil à pompe',
  tag_machinegun: 'Mitrailleuse',
  tag_knife: 'Couteau',
  tag_gloves: 'Gants',
  tag_equipment: 'Équipement',
  tag_consumer_grade: 'Artisanale',
  tag_industrial_grade: 'Industrielle',
  tag_mil_spec_grade: 'Militaire',
  tag_restricted: 'Limitée',
  tag_classified: 'Classifiée',
  tag_covert: 'Secrète',
  tag_extraordinary: 'Extraordinaire',
  tag_contraband: 'Contrebande',
  tag_factory_new: 'Neuve',
  tag_minimal_wear: 'Très peu usée',
  tag_field_tested: 'Testée sur le terrain',
  tag_well_worn: 'Usée',
  tag_battle_scarred: 'Marquée par les combats',
  tag_not_painted: 'Non peinte',
  tag_stattrak: 'StatTrak™',
  tag_souvenir: 'Souvenir',
}
