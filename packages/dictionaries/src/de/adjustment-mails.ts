import type { adjustmentMailTexts as english } from '../en/adjustment-mails.ts'
import type { Translation } from '../translation.ts'

/** German: mails about balances that staff have moved. */
export const adjustmentMailTexts: Translation<typeof english> = {
  mail_balance_credited_subject: 'Wir haben Ihrem Guthaben {amount} gutgeschrieben',
  mail_balance_credited_title: 'Ihr Guthaben ist gewachsen',
  mail_balance_credited_text:
    'Hallo {name}, wir haben Ihrem Guthaben {amount} gutgeschrieben. Es beträgt jetzt {balance}. Unsere Notiz ' +
    'dazu: {why}',
  mail_balance_credited_note: 'Sie können es für alles im Shop verwenden. Buchung: {reference}',
  mail_balance_credited_button: 'Zu den Skins',

  mail_balance_corrected_subject: 'Ihr Guthaben wurde um {amount} berichtigt',
  mail_balance_corrected_title: 'Ihr Guthaben wurde berichtigt',
  mail_balance_corrected_text:
    'Hallo {name}, wir haben Ihr Guthaben um {amount} berichtigt. Es beträgt jetzt {balance}. Unsere Notiz dazu: ' +
    '{why}',
  mail_balance_corrected_note:
    'Halten Sie das für falsch, schreiben Sie an die Adresse unten und nennen Sie diese Buchung: {reference}',
  mail_balance_corrected_button: 'Zu meinem Konto',
}
