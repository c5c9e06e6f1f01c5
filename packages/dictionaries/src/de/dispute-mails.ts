import type { disputeMailTexts as english } from '../en/dispute-mails.ts'
import type { Translation } from '../translation.ts'

/** German: mails about disputed charges, and about charges that were not what was agreed. */
export const disputeMailTexts: Translation<typeof english> = {
  dispute_money_taken: '{debited} wurden Ihrem Guthaben entnommen.',
  dispute_money_partly: '{debited} wurden Ihrem Guthaben entnommen; {owed} der Zahlung sind noch offen.',
  dispute_money_owed: 'Ihr Guthaben enthielt nichts davon, deshalb sind {owed} der Zahlung offen.',
  dispute_money_back: '{debited} sind wieder auf Ihrem Guthaben.',
  dispute_money_untouched: 'Ihr Guthaben hat sich nicht geändert.',
  dispute_money_card: '{amount} gehen auf die Karte zurück, mit der bezahlt wurde, weil die Bestellung beendet ist.',
  dispute_spending_blocked: 'Käufe und Aufladungen sind für Ihr Konto angehalten.',
  dispute_spending_free: 'Sie können wieder wie gewohnt kaufen und aufladen.',

  mail_dispute_opened_subject: 'Ihre Kartenzahlung über {disputed} wurde beanstandet',
  mail_dispute_opened_title: 'Eine Kartenzahlung wurde beanstandet',
  mail_dispute_opened_text:
    'Guten Tag {name}, der Inhaber der Karte hat bei seiner Bank eine Zahlung über {disputed} beanstandet. Bis die ' +
    'Bank entscheidet, hat sie das Geld von uns zurückgeholt. {money} {spending}',
  mail_dispute_opened_note:
    'War das ein Versehen? Bitten Sie Ihre Bank, die Beanstandung zurückzunehmen, und schreiben Sie an die Adresse ' +
    'unten; wir helfen Ihnen. Zahlungsnummer: {payment}',
  mail_dispute_opened_button: 'Zahlung ansehen',

  mail_dispute_won_subject: 'Die Beanstandung über {disputed} ist erledigt',
  mail_dispute_won_title: 'Die Beanstandung ist erledigt',
  mail_dispute_won_text:
    'Guten Tag {name}, die Beanstandung Ihrer Kartenzahlung über {disputed} ist beendet, und die Zahlung gilt. ' +
    '{money} {spending}',
  mail_dispute_won_note: 'Zahlungsnummer: {payment}',
  mail_dispute_won_button: 'Zahlung ansehen',

  mail_dispute_lost_subject: 'Die Zahlung über {disputed} ging an die Karte zurück',
  mail_dispute_lost_title: 'Die Bank hat für den Karteninhaber entschieden',
  mail_dispute_lost_text:
    'Guten Tag {name}, die Bank hat über Ihre beanstandete Kartenzahlung von {disputed} entschieden: Das Geld bleibt ' +
    'beim Inhaber der Karte. {money} {spending}',
  mail_dispute_lost_note:
    'Möchten Sie weiter bei uns kaufen? Schreiben Sie an die Adresse unten; wir finden gemeinsam einen Weg. ' +
    'Zahlungsnummer: {payment}',
  mail_dispute_lost_button: 'Zahlung ansehen',

  mail_dispute_released_subject: 'Sie können wieder kaufen',
  mail_dispute_released_title: 'Ihr Konto ist wieder frei',
  mail_dispute_released_text:
    'Guten Tag {name}, wir haben die beanstandete Kartenzahlung geprüft. Sie können wieder wie gewohnt kaufen und ' +
    'aufladen.',
  mail_dispute_released_note: 'Vielen Dank für Ihre Geduld.',
  mail_dispute_released_button: 'Zu meinem Konto',

  mail_held_refunded_subject: 'Ihre Zahlung über {charged} geht an Ihre Karte zurück',
  mail_held_refunded_title: 'Ihr Geld geht an Ihre Karte zurück',
  mail_held_refunded_text:
    'Guten Tag {name}, Ihre Karte wurde mit {charged} belastet; vereinbart war etwas anderes ({agreed}). Wir geben ' +
    'den ganzen Betrag an Ihre Karte zurück.',
  mail_held_refunded_note: 'Je nach Bank dauert das einige Tage; Sie müssen nichts tun. Zahlungsnummer: {payment}',
  mail_held_refunded_button: 'Zu meinem Konto',

  debt_left: '{left} sind noch offen.',
  debt_paid: 'Es ist nichts mehr offen.',
  mail_debt_collected_subject: '{paid} gingen an eine beanstandete Zahlung',
  mail_debt_collected_title: 'Offenes wurde bezahlt',
  mail_debt_collected_text:
    'Guten Tag {name}, {credited} sind auf Ihr Guthaben gekommen. {paid} davon haben wir für das verwendet, was ' +
    'von einer beanstandeten Kartenzahlung noch offen war. {rest}',
  mail_debt_collected_note: 'Ihr Guthaben beträgt jetzt {balance}. Bei Fragen schreiben Sie an die Adresse unten.',
  mail_debt_collected_button: 'Transaktionen ansehen',
}
