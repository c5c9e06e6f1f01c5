import type { moneyMailTexts as english } from '../en/money-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about money that comes, goes, or is corrected. */
export const moneyMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Bestellung von CS2-Skins',
  payment_description_topup: 'Guthabenaufladung',

  payment_reason_cancelled: 'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht.',
  payment_reason_expired: 'Die Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht.',
  payment_reason_not_opened: 'Die Zahlungsseite konnte nicht geöffnet werden. Es wurde nichts abgebucht.',
  payment_reason_session_unknown: 'Die Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht.',
  payment_reason_payment_failed:
    'Ihre Bank hat die Zahlung nicht abgeschlossen. Bitte versuchen Sie es erneut oder nehmen Sie eine andere Karte.',
  payment_reason_mismatch: 'Die Zahlung entspricht nicht dem, was vereinbart war. Wir prüfen das und schreiben Ihnen.',

  mail_deposit_succeeded_subject: 'Ihre Zahlung über {charged} ist eingegangen',
  mail_deposit_succeeded_title: 'Ihr Guthaben wurde aufgeladen',
  mail_deposit_succeeded_text:
    'Guten Tag {name}, Ihre Kartenzahlung über {charged} ist am {date} eingegangen. {credited} wurden Ihrem ' +
    'Guthaben gutgeschrieben.',
  mail_deposit_succeeded_note:
    'Das ist die Bestätigung Ihrer Zahlung. Eine Aufladung ist kein Kauf und enthält deshalb keine MwSt.: Die Steuer ' +
    'steht in der Bestätigung dessen, was Sie damit kaufen. Zahlungsnummer: {payment}',
  mail_deposit_succeeded_button: 'Zahlungsverlauf ansehen',

  mail_deposit_cancelled_subject: 'Ihre Aufladung über {charged} wurde nicht abgeschlossen',
  mail_deposit_cancelled_title: 'Ihre Aufladung wurde nicht abgeschlossen',
  mail_deposit_cancelled_text: 'Guten Tag {name}, Ihre Aufladung über {charged} ist beendet. {reason}',
  mail_deposit_cancelled_note: 'Sie können Ihr Guthaben jederzeit erneut aufladen. Zahlungsnummer: {payment}',
  mail_deposit_cancelled_button: 'Zu meinem Konto',

  mail_deposit_failed_subject: 'Es gibt ein Problem mit Ihrer Aufladung über {charged}',
  mail_deposit_failed_title: 'Es gibt ein Problem mit Ihrer Aufladung',
  mail_deposit_failed_text:
    'Guten Tag {name}, Ihre Aufladung über {charged} konnte Ihrem Guthaben nicht gutgeschrieben werden. {reason}',
  mail_deposit_failed_note: 'Zahlungsnummer: {payment}',
  mail_deposit_failed_button: 'Zahlungsverlauf ansehen',

  mail_payout_requested_subject: 'Ihre Auszahlung zu Angebot {offer} ist beantragt',
  mail_payout_requested_title: 'Ihr Auszahlungsantrag ist da',
  mail_payout_requested_text:
    'Guten Tag {name}, Sie haben die Auszahlung von {price} für {title} (Angebot {offer}) auf das Konto ' +
    '{account} beantragt.',
  mail_payout_requested_note:
    'Das Geld sollte bis {until} dort sein. Niemand aus unserem Shop fragt Sie je nach Ihrem Passwort oder ' +
    'einem Code.',
  mail_payout_requested_button: 'Angebot ansehen',
  mail_payout_set_off_subject: '{set_off} Ihrer Auszahlung zu Angebot {offer} begleichen Offenes',
  mail_payout_set_off_title: 'Ein Teil Ihrer Auszahlung begleicht Offenes',
  mail_payout_set_off_text:
    'Guten Tag {name}, von der Auszahlung für {title} (Angebot {offer}) begleichen {set_off}, was Sie uns ' +
    'nach einer beanstandeten Kartenzahlung schuldeten. {price} bleiben übrig und gehen auf Ihr Konto.',
  mail_payout_set_off_note: 'Das ist endgültig. Bei Fragen schreiben Sie an die Adresse unten.',
  mail_payout_set_off_button: 'Angebot ansehen',
  mail_payout_set_off_whole_subject: 'Ihre Auszahlung zu Angebot {offer} begleicht Offenes',
  mail_payout_set_off_whole_title: 'Ihre Auszahlung begleicht Offenes',
  mail_payout_set_off_whole_text:
    'Guten Tag {name}, die ganze Auszahlung für {title} (Angebot {offer}), {set_off}, begleicht, was Sie uns ' +
    'nach einer beanstandeten Kartenzahlung schuldeten. Es bleibt nichts zu überweisen.',
  mail_payout_set_off_whole_note: 'Das ist endgültig. Bei Fragen schreiben Sie an die Adresse unten.',
  mail_payout_set_off_whole_button: 'Angebot ansehen',
  mail_payout_sent_subject: 'Ihre Auszahlung zu Angebot {offer} ist bei der Bank',
  mail_payout_sent_title: 'Ihre Auszahlung ist bei der Bank',
  mail_payout_sent_text:
    'Guten Tag {name}, wir haben unsere Bank beauftragt, {price} für {title} (Angebot {offer}) auf das Konto ' +
    '{account} zu überweisen.',
  mail_payout_sent_note: 'Das Geld sollte bis {until} dort sein.',
  mail_payout_sent_button: 'Angebot ansehen',
  mail_payout_approved_subject: 'Ihre Auszahlung zu Angebot {offer} ist überwiesen',
  mail_payout_approved_title: 'Ihre Auszahlung ist überwiesen',
  mail_payout_approved_text:
    'Guten Tag {name}, unsere Bank hat {price} für {title} (Angebot {offer}) auf das Konto {account} ' + 'überwiesen.',
  mail_payout_approved_note: 'Danke, dass Sie an uns verkauft haben.',
  mail_payout_approved_button: 'Angebot ansehen',
  mail_payout_failed_subject: 'Ihre Auszahlung zu Angebot {offer} hat nicht geklappt',
  mail_payout_failed_title: 'Ihre Auszahlung hat nicht geklappt',
  mail_payout_failed_text:
    'Guten Tag {name}, die Überweisung von {price} für {title} (Angebot {offer}) auf das Konto {account} hat ' +
    'nicht geklappt.{words}',
  mail_payout_failed_note:
    'Das Geld gehört weiterhin Ihnen: Bitte beantragen Sie die Auszahlung noch einmal und prüfen Sie das ' +
    'angegebene Konto.',
  mail_payout_failed_button: 'Noch einmal beantragen',
  mail_payout_returned_subject: 'Ihre Auszahlung zu Angebot {offer} kam zurück',
  mail_payout_returned_title: 'Ihre Auszahlung kam zurück',
  mail_payout_returned_text:
    'Guten Tag {name}, die Überweisung von {price} für {title} (Angebot {offer}) auf das Konto {account} war ' +
    'ausgeführt, und die Bank hat sie an uns zurückgegeben.{words}',
  mail_payout_returned_note:
    'Das Geld gehört weiterhin Ihnen: Bitte beantragen Sie die Auszahlung noch einmal und prüfen Sie das ' +
    'angegebene Konto.',
  mail_payout_returned_button: 'Noch einmal beantragen',
  payout_reason_account: 'Die Bank hat dieses Konto nicht gefunden',
  payout_reason_closed: 'Das Konto ist geschlossen',
  payout_reason_blocked: 'Das Konto ist gesperrt',
  payout_reason_kind: 'Das Konto nimmt solche Überweisungen nicht an',
  payout_reason_name: 'Name und Konto passen nicht zusammen',
  payout_reason_address: 'Die Adresse fehlt oder ist falsch',
  payout_reason_recipient: 'Die Empfängerbank oder der Empfänger hat die Überweisung abgelehnt',
  payout_reason_bank: 'Die Bank zu diesem Konto wurde nicht gefunden',
  payout_reason_rules: 'Die Bank hat die Überweisung aus rechtlichen Gründen abgelehnt',
  payout_reason_ours: 'Das Problem liegt bei uns; bitte beantragen Sie die Auszahlung noch einmal',
  payout_reason_other: 'Die Bank hat die Überweisung nicht ausgeführt (Code {code})',
  payout_account_card: 'Ihrer Karte',
  card_form_purpose: 'Auf diese Karte zahlen wir {price} für {title} (Angebot {offer}). Es wird nichts abgebucht.',

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
