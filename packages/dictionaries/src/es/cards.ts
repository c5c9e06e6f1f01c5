import type { cardTexts as english } from '../en/cards.ts'
import type { Translation } from '../translation.ts'

/** What items say wherever they stand: cards, strips; Steam's tags as Steam shows them. */
export const cardTexts: Translation<typeof english> = {
  products_title: 'Productos',

  breadcrumb_label: 'Ruta de navegación',
  list_retry: 'Reintentar',
  filter_exterior: 'Exterior',

  card_new: 'Nueva',
  card_sold: 'Vendida',
  card_not_painted: 'Sin pintar',
  card_old_price: 'Precio antiguo',
  card_vanilla: 'Vanilla',
  card_wear: '{exterior}, float {float}',
  card_add: 'Añadir {title} al carrito',
  card_remove: 'Quitar {title} del carrito',
  carousel_more: 'Más',
  carousel_previous: 'Skins anteriores',
  carousel_next: 'Skins siguientes',

  tag_pistol: 'Pistola',
  tag_smg: 'Subfusil',
  tag_rifle: 'Rifle',
  tag_sniper_rifle: 'Rifle de francotirador',
  tag_shotgun: 'Escopeta',
  tag_machinegun: 'Ametralladora',
  tag_knife: 'Cuchillo',
  tag_gloves: 'Guantes',
  tag_equipment: 'Equipamiento',
  tag_consumer_grade: 'Consumidor',
  tag_industrial_grade: 'Industrial',
  tag_mil_spec_grade: 'Militar',
  tag_restricted: 'Restringido',
  tag_classified: 'Clasificado',
  tag_covert: 'Encubierto',
  tag_extraordinary: 'Extraordinario',
  tag_contraband: 'Contrabando',
  tag_factory_new: 'Recién fabricado',
  tag_minimal_wear: 'Casi nuevo',
  tag_field_tested: 'Algo desgastado',
  tag_well_worn: 'Bastante desgastado',
  tag_battle_scarred: 'Deplorable',
  tag_not_painted: 'Sin pintar',
  tag_stattrak: 'StatTrak™',
  tag_souvenir: 'Souvenir',
}
