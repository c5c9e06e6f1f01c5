import type { identityTexts as english } from '../en/identity.ts'
import type { Translation } from '../translation.ts'

/** How a customer shows who they are, with documents. */
export const identityTexts: Translation<typeof english> = {
  identity_title: 'Zeigen, wer Sie sind',
  identity_why:
    'Das Gesetz kann von uns verlangen zu wissen, von wem größere Beträge kommen und an wen sie gehen. ' +
    'Hier zeigen Sie es einmal mit einem Dokument.',
  identity_kept:
    'Dokumente werden versiegelt aufbewahrt. Nur Administratoren des Shops sehen sie, und jeder Blick ' +
    'wird festgehalten. {days} Tage nach der Entscheidung werden sie gelöscht. Aus Ihrem Konto heraus ' +
    'kann sie niemand öffnen, auch Sie nicht.',
  identity_load_failed: 'Ihre Verifizierung konnte nicht geladen werden',
  identity_none: 'Sie sind nicht verifiziert',
  identity_none_text: 'Meist genügt ein Reisepass oder ein Personalausweis mit beiden Seiten.',
  identity_pending: 'Ihre Dokumente werden angesehen',
  identity_pending_text: 'Gesendet am {date}. Wir schreiben Ihnen, sobald entschieden ist.',
  identity_approved: 'Sie sind verifiziert',
  identity_approved_text: 'Das gilt bis {date}. In den letzten dreißig Tagen davor können Sie neue Dokumente senden.',
  identity_rejected: 'Ihre Dokumente haben nicht genügt',
  identity_words: 'Eine Nachricht von uns: „{note}“',
  identity_expired: 'Ihre Verifizierung ist abgelaufen',
  identity_expired_text: 'Bitte senden Sie noch einmal Dokumente.',
  identity_again: 'Sie haben innerhalb von dreißig Tagen fünfmal gefragt. Das nächste Mal ist ab {date} möglich.',
  identity_sent: 'Was Sie gesendet haben',
  identity_gone: 'Die Dokumente sind gelöscht.',
  identity_document: '{size}, {date}',
  identity_withdraw: 'Zurückziehen',
  identity_withdrawn: 'Ihre Anfrage ist zurückgezogen',
  identity_withdraw_failed: 'Ihre Anfrage konnte nicht zurückgezogen werden',
  identity_form: 'Dokumente senden',
  identity_form_text:
    'Bis zu {max} Dokumente mit je höchstens 8 MB: JPEG, PNG, WebP oder PDF. Was nicht innerhalb eines ' +
    'Tages gesendet wird, wird gelöscht.',
  identity_kind: 'Was es ist',
  identity_kind_passport: 'Reisepass',
  identity_kind_identity_card_front: 'Personalausweis, Vorderseite',
  identity_kind_identity_card_back: 'Personalausweis, Rückseite',
  identity_kind_residence_permit: 'Aufenthaltstitel',
  identity_kind_proof_of_address: 'Adressnachweis',
  identity_kind_other: 'Ein anderes Dokument',
  identity_add: 'Datei wählen',
  identity_sending: 'Das Dokument wird hochgeladen',
  identity_added: 'Hochgeladen: {kind}',
  identity_add_failed: 'Das Dokument konnte nicht hochgeladen werden',
  identity_ready: 'Bereit zum Senden',
  identity_empty: 'Noch ist kein Dokument zum Senden bereit.',
  identity_remove: 'Entfernen: {kind}',
  identity_removed: 'Entfernt: {kind}',
  identity_remove_failed: 'Das Dokument konnte nicht entfernt werden',
  identity_send: 'Senden',
  identity_send_done: 'Ihre Dokumente sind gesendet',
  identity_send_failed: 'Ihre Dokumente konnten nicht gesendet werden',
  identity_reason_unreadable: 'Die Dokumente sind nicht gut genug lesbar.',
  identity_reason_document_expired: 'Ein Dokument ist abgelaufen.',
  identity_reason_account_differs: 'Die Dokumente stimmen nicht mit Ihrem Konto überein.',
  identity_reason_not_accepted: 'Dokumente dieser Art nehmen wir nicht an.',
  identity_reason_incomplete: 'Es fehlt etwas, etwa die Rückseite eines Ausweises.',
  identity_reason_other: 'Sie zeigen uns nicht deutlich genug, wer Sie sind.',
}
