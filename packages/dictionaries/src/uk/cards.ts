import type { cardTexts as english } from '../en/cards.ts'
import type { Translation } from '../translation.ts'

/** What items say wherever they stand: cards, strips; Steam's tags as Steam shows them. */
export const cardTexts: Translation<typeof english> = {
  products_title: 'Товари',

  breadcrumb_label: 'Шлях до сторінки',
  list_retry: 'Повторити',
  filter_exterior: 'Вигляд',

  card_new: 'Новий',
  card_sold: 'Продано',
  card_not_painted: 'Не розфарбовано',
  card_old_price: 'Стара ціна',
  card_vanilla: 'Vanilla',
  card_wear: '{exterior}, флоат {float}',
  card_add: 'Додати до кошика: {title}',
  card_remove: 'Прибрати з кошика: {title}',
  carousel_more: 'Більше',
  carousel_previous: 'Попередні скіни',
  carousel_next: 'Наступні скіни',

  tag_pistol: 'Пістолет',
  tag_smg: 'Пістолет-кулемет',
  tag_rifle: 'Гвинтівка',
  tag_sniper_rifle: 'Снайперська гвинтівка',
  tag_shotgun: 'Рушниця',
  tag_machinegun: 'Кулемет',
  tag_knife: 'Ніж',
  tag_gloves: 'Рукавиці',
  tag_equipment: 'Екіпірування',
  tag_consumer_grade: 'Роздрібний',
  tag_industrial_grade: 'Промисловий',
  tag_mil_spec_grade: 'Армійський',
  tag_restricted: 'Зброя спецслужб',
  tag_classified: 'Секретна',
  tag_covert: 'Надсекретна',
  tag_extraordinary: 'Надзвичайний',
  tag_contraband: 'Контрабанда',
  tag_factory_new: 'Щойно з фабрики',
  tag_minimal_wear: 'Майже без подряпин',
  tag_field_tested: 'Після бойових випробувань',
  tag_well_worn: 'З численними подряпинами',
  tag_battle_scarred: 'Понівечено в боях',
  tag_not_painted: 'Не розфарбовано',
  tag_stattrak: 'StatTrak™',
  tag_souvenir: 'Сувенір',
}
