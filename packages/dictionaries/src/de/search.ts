import type { searchTexts as english } from '../en/search.ts'
import type { Translation } from '../translation.ts'

/** The search above every page: its button, what it understood, what it found. */
export const searchTexts: Translation<typeof english> = {
  search_open: 'Skins suchen',
  search_title: 'Suche',
  search_close: 'Suche schließen',
  search_try: 'Versuchen Sie {example}',
  search_example: 'kara p2 fn <900',
  search_understood: 'Verstanden',
  search_forget_part: '{part} weglassen',
  search_results: 'Gefundene Skins',
  'search_count#one': '{count} Ergebnis',
  'search_count#other': '{count} Ergebnisse',
  'search_all#one': 'Das {count} Ergebnis als Liste',
  'search_all#other': 'Alle {count} Ergebnisse',
  search_in_cart: 'im Warenkorb',
  search_failed: 'Die Suche hat nicht geantwortet.',
  search_failed_text: 'Ihre Wörter bleiben erhalten.',
  search_none: 'Dazu steht nichts im Regal.',
  search_none_text: 'Lassen Sie ein Wort weg oder den Preis weiter.',
  search_tell: 'Benachrichtigen, wenn es eins gibt',
  search_tell_of: 'Benachrichtigen, wenn es eins gibt: {title}',
  search_recent: 'Letzte Suchen',
  search_recent_clear: 'Leeren',
  search_recent_remove: '„{words}“ vergessen',
  search_types: 'Beliebte Typen',
  search_keys_move: 'bewegen',
  search_keys_open: 'öffnen',
  search_keys_cart: 'in den Warenkorb',
  search_keys_all: 'alle Ergebnisse',
}
