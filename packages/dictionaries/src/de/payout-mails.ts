import type { payoutMailTexts as english } from '../en/payout-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about payouts, and why a bank did not take one. */
export const payoutMailTexts: Translation<typeof english> = {
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
}
