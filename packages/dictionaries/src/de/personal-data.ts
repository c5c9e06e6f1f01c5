import type { personalDataTexts as english } from '../en/personal-data.ts'
import type { Translation } from '../translation.ts'

/** The copy of everything that the shop keeps of a customer, in the account. */
export const personalDataTexts: Translation<typeof english> = {
  data_title: 'Ihre Daten',
  data_text:
    'Sie bekommen eine Kopie von allem, was wir über Sie aufbewahren: eine Seite, die es erklärt, mit Tabellen ' +
    'und mit Dateien für Programme.',
  data_ask: 'Kopie anfordern',
  data_ask_new: 'Neue Kopie anfordern',
  data_load_failed: 'Was aus Ihrer Kopie wurde, konnte nicht geladen werden',
  data_asked: 'Ihre Kopie wartet, bis sie an der Reihe ist',
  data_making: 'Ihre Kopie wird erstellt',
  data_progress: '{done} von {all} Teilen sind geschrieben',
  data_mailed: 'Sie können diese Seite verlassen. Wir schreiben Ihnen, wenn sie fertig ist.',
  data_ready: 'Ihre Kopie ist fertig',
  data_ready_text: '{size}. Sie lässt sich einmal herunterladen, bis {until}.',
  data_fetch: 'Herunterladen',
  data_fetched: 'Sie haben Ihre Kopie am {date} heruntergeladen',
  data_fetched_text: 'Hier ist sie gelöscht.',
  data_expired: 'Ihre Kopie wurde nicht rechtzeitig heruntergeladen',
  data_failed: 'Ihre Kopie konnte nicht erstellt werden',
  data_failed_text: 'Das liegt an uns, und nichts von Ihnen ist verloren. Fordern Sie eine neue an.',
  data_ask_failed: 'Ihre Kopie konnte nicht angefordert werden',
  data_fetch_failed: 'Ihre Kopie konnte nicht heruntergeladen werden',
  data_saved: 'Ihre Kopie wurde heruntergeladen',
}
