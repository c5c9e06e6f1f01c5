import type { savedSearchTexts as english } from '../en/saved-searches.ts'
import type { Translation } from '../translation.ts'

/** Lists that a customer keeps: the button that saves one, and those that are saved. */
export const savedSearchTexts: Translation<typeof english> = {
  saved_search_save: 'Suche speichern',
  saved_search_kept: 'Suche gespeichert',
  saved_search_done: 'Gespeichert. Wir schreiben Ihnen, was neu hinzukommt.',
  saved_search_failed: 'Diese Suche wurde nicht gespeichert',
  saved_search_sign_in: 'Bitte melden Sie sich an, um eine Suche zu speichern',
  saved_search_watch: 'Wir halten für Sie Ausschau: „{name}“.',
  saved_search_watch_label: 'Benachrichtigen, sobald es das gibt: {name}',
  saved_searches_title: 'Gespeicherte Suchen',
  saved_searches_intro: 'Was dafür neu in den Verkauf kommt, mailen wir Ihnen, höchstens einmal am Tag.',
  saved_searches_loading: 'Ihre gespeicherten Suchen werden geladen',
  saved_searches_load_failed: 'Ihre gespeicherten Suchen konnten nicht geladen werden',
  saved_searches_empty: 'Grenzen Sie eine Liste ein oder suchen Sie etwas, und drücken Sie „{button}“.',
  saved_search_mail: 'Bei Neuem eine Mail',
  saved_search_mail_label: 'Bei Neuem eine Mail: {name}',
  saved_search_change_failed: 'Die Änderung wurde nicht gespeichert',
  saved_search_rename: '{name} umbenennen',
  saved_search_name: 'Name',
  saved_search_name_required: 'Bitte geben Sie einen Namen ein',
  saved_search_cancel: 'Abbrechen',
  saved_search_remove: '{name} entfernen',
  saved_search_removed: '{name} ist entfernt.',
  saved_search_remove_failed: 'Die Suche wurde nicht entfernt',
  saved_search_undo_label: 'Rückgängig: {name} wieder speichern',
}
