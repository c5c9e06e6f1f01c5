import type { personalDataTexts as english } from '../en/personal-data.ts'
import type { Translation } from '../translation.ts'

/** The copy of everything that the shop keeps of a customer, in the account. */
export const personalDataTexts: Translation<typeof english> = {
  data_title: 'Twoje dane',
  data_text:
    'Otrzymasz kopię wszystkiego, co o tobie przechowujemy: stronę z objaśnieniem, tabele i pliki dla programów.',
  data_ask: 'Poproś o kopię',
  data_ask_new: 'Poproś o nową kopię',
  data_load_failed: 'Nie udało się wczytać, co z twoją kopią',
  data_asked: 'Twoja kopia czeka na swoją kolej',
  data_making: 'Twoja kopia powstaje',
  data_progress: 'Gotowe części: {done} z {all}',
  data_mailed: 'Możesz opuścić tę stronę. Napiszemy, gdy będzie gotowa.',
  data_ready: 'Twoja kopia jest gotowa',
  data_ready_text: '{size}. Można ją pobrać raz, do {until}.',
  data_fetch: 'Pobierz',
  data_fetched: 'Kopia została pobrana {date}',
  data_fetched_text: 'Tutaj została usunięta.',
  data_expired: 'Kopia nie została pobrana na czas',
  data_failed: 'Nie udało się przygotować kopii',
  data_failed_text: 'To nasza wina i nic nie przepadło. Poproś o nową.',
  data_ask_failed: 'Nie udało się poprosić o kopię',
  data_fetch_failed: 'Nie udało się pobrać kopii',
  data_saved: 'Kopia została pobrana',
}
