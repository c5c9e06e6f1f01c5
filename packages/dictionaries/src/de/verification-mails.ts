import type { verificationMailTexts as english } from '../en/verification-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about whether a customer is verified as who they are. */
export const verificationMailTexts: Translation<typeof english> = {
  mail_verification_asked_subject: 'Ihre Dokumente sind angekommen',
  mail_verification_asked_title: 'Wir sehen uns Ihre Dokumente an',
  mail_verification_asked_text:
    'Hallo {name}, aus Ihrem Konto wurden Dokumente gesendet, die zeigen, wer Sie sind. Wir schreiben ' +
    'Ihnen, sobald entschieden ist.',
  mail_verification_asked_note:
    'Wenn Sie das nicht waren, melden Sie sich an, ziehen Sie die Anfrage zurück und ändern Sie Ihr ' +
    'Passwort: Jemand anderes ist in Ihrem Konto angemeldet.',
  mail_verification_asked_button: 'Den Stand ansehen',
  mail_verification_approved_subject: 'Sie sind verifiziert',
  mail_verification_approved_title: 'Sie sind verifiziert',
  mail_verification_approved_text:
    'Hallo {name}, wir haben Ihre Dokumente angesehen, und Ihre Identität ist bis {until} verifiziert.',
  mail_verification_approved_note: 'Dreißig Tage vor dem Ende schreiben wir Ihnen.',
  mail_verification_approved_button: 'Zu meinem Konto',
  mail_verification_rejected_subject: 'Ihre Dokumente haben nicht genügt',
  mail_verification_rejected_title: 'Wir konnten Sie nicht verifizieren',
  mail_verification_rejected_text: 'Hallo {name}, wir haben Ihre Dokumente angesehen. {cause}{words}',
  mail_verification_rejected_note: 'Sie können sofort andere Dokumente senden.',
  mail_verification_rejected_button: 'Andere Dokumente senden',
  mail_verification_ending_subject: 'Ihre Verifizierung läuft bald ab',
  mail_verification_ending_title: 'Ihre Verifizierung läuft am {until} ab',
  mail_verification_ending_text:
    'Hallo {name}, Ihre Identität ist bis {until} verifiziert. Senden Sie vorher neue Dokumente, damit ' +
    'nichts warten muss.',
  mail_verification_ending_note: 'Bis dahin bleibt alles, wie es ist.',
  mail_verification_ending_button: 'Dokumente senden',
  mail_verification_expired_subject: 'Ihre Verifizierung ist abgelaufen',
  mail_verification_expired_title: 'Ihre Verifizierung ist abgelaufen',
  mail_verification_expired_text:
    'Hallo {name}, Ihre Identität ist bei uns nicht mehr verifiziert. Größere Beträge müssen vielleicht ' +
    'warten, bis Sie wieder Dokumente gesendet haben.',
  mail_verification_expired_note: 'Ihr Guthaben und Ihre Bestellungen bleiben, wie sie sind.',
  mail_verification_expired_button: 'Dokumente senden',
}
