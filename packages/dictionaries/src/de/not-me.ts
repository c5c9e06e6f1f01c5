import type { notMeTexts as english } from '../en/not-me.ts'
import type { Translation } from '../translation.ts'

/** The page of the mailed link “This was not me”. */
export const notMeTexts: Translation<typeof english> = {
  not_me_title: 'Waren Sie das nicht?',
  not_me_text:
    'Wir schließen Ihr Konto sofort: Alle werden abgemeldet, API-Schlüssel enden, Auszahlungen und Lieferungen ' +
    'ruhen, und Ihr Passwort gilt nicht mehr. Es öffnet wieder, wenn wir mit Ihnen gesprochen haben.',
  not_me_action: 'Mein Konto schließen',
  not_me_failed: 'Ihr Konto konnte nicht geschlossen werden. Bitte versuchen Sie es erneut.',
  not_me_done_title: 'Ihr Konto ist geschlossen',
  not_me_done_text:
    'Niemand ist mehr angemeldet, und niemand kann sich anmelden. Schreiben Sie an {support}: Wir vergewissern ' +
    'uns, dass Sie es sind, und öffnen Ihr Konto wieder. Dann wählen Sie per E-Mail ein neues Passwort.',
  not_me_used_text:
    'Ein geschlossenes Konto bleibt geschlossen, bis wir mit Ihnen gesprochen haben. Schreiben Sie an {support}.',
  not_me_over_text:
    'Ein solcher Link gilt 30 Tage. Wenn Sie um Ihr Konto fürchten, wählen Sie jetzt ein neues Passwort und ' +
    'schreiben Sie an {support}.',
  not_me_write: 'Schreiben Sie uns',
  not_me_reset: 'Neues Passwort wählen',
  not_me_home: 'Zum Shop',
}
