import type { packTexts as english } from '../en/packs.ts'
import type { Translation } from '../translation.ts'

/** Packs: several skins for one price, on their own pages, on the home page and beside an item. */
export const packTexts: Translation<typeof english> = {
  packs_title: 'Pakiety',
  packs_intro: 'Kilka skinów w jednej cenie, sprzedawanych razem.',
  packs_empty_title: 'Teraz nie ma pakietów',
  packs_empty_text: 'Każdy skin można kupić osobno.',
  packs_browse: 'Przeglądaj skiny',
  packs_failed: 'Nie udało się wczytać pakietów',
  'pack_count#one': '{count} skin',
  'pack_count#few': '{count} skiny',
  'pack_count#many': '{count} skinów',
  'pack_count#other': '{count} skina',
  pack_sum: 'Osobno {amount}',
  pack_saving: 'Oszczędzasz {amount}',
  pack_until: 'Do {date}',
  pack_items: 'W tym pakiecie',
  pack_items_left: 'Skiny z pakietu',
  pack_of_item_title: 'TAKŻE W PAKIECIE',
  pack_of_item_text: 'Kilka skinów w jednej cenie.',
  pack_buy: 'Kup pakiet',
  pack_whole: 'Sprzedawany w całości, płatny z salda. Do tego czasu każdy skin można też kupić osobno.',
  pack_waiting: 'Chwilowo niedostępny: jeden ze skinów jest zarezerwowany albo osobno kosztują mniej.',
  pack_gone: 'Tego pakietu już nie ma',
  pack_gone_text: 'To, co z niego zostało, można kupić osobno.',
  pack_sign_in: 'Zaloguj się, aby kupić ten pakiet',
  pack_goes_to: 'Wysyłka do',
  pack_change: 'Zmień w profilu',
  pack_description: '{title}: {count} skinów CS2 razem za {price}. Osobno {sum}.',
  packs_description: 'Skiny CS2 sprzedawane razem w jednej cenie.',
}
