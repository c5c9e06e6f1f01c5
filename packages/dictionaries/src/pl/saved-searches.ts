import type { savedSearchTexts as english } from '../en/saved-searches.ts'
import type { Translation } from '../translation.ts'

/** Lists that a customer keeps: the button that saves one, and those that are saved. */
export const savedSearchTexts: Translation<typeof english> = {
  saved_search_save: 'Zapisz wyszukiwanie',
  saved_search_kept: 'Wyszukiwanie zapisane',
  saved_search_done: 'Zapisane. Napiszemy, gdy coś się pojawi.',
  saved_search_failed: 'Nie udało się zapisać wyszukiwania',
  saved_search_sign_in: 'Zaloguj się, aby zapisać wyszukiwanie',
  saved_search_watch: 'Możemy wypatrywać za ciebie: „{name}”.',
  saved_search_watch_label: 'Daj znać, gdy się pojawi: {name}',
  saved_searches_title: 'Zapisane wyszukiwania',
  saved_searches_intro: 'Co trafia do sprzedaży i do nich pasuje, wysyłamy e-mailem, najwyżej raz dziennie.',
  saved_searches_loading: 'Wczytywanie zapisanych wyszukiwań',
  saved_searches_load_failed: 'Nie udało się wczytać zapisanych wyszukiwań',
  saved_searches_empty: 'Zawęź listę lub wyszukaj coś, a potem naciśnij „{button}”.',
  saved_search_mail: 'Pisz do mnie o nowych',
  saved_search_mail_label: 'Pisz do mnie o nowych: {name}',
  saved_search_change_failed: 'Nie udało się zapisać zmiany',
  saved_search_rename: 'Zmień nazwę: {name}',
  saved_search_name: 'Nazwa',
  saved_search_name_required: 'Wpisz nazwę',
  saved_search_cancel: 'Anuluj',
  saved_search_remove: 'Usuń: {name}',
  saved_search_removed: 'Usunięto: {name}.',
  saved_search_remove_failed: 'Nie udało się usunąć wyszukiwania',
  saved_search_undo_label: 'Cofnij: zapisz ponownie {name}',
}
