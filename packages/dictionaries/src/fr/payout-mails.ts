import type { payoutMailTexts as english } from '../en/payout-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about payouts, and why a bank did not take one. */
export const payoutMailTexts: Translation<typeof english> = {
  mail_payout_requested_subject: 'Nous avons reçu votre demande de paiement pour l’offre {offer}',
  mail_payout_requested_title: 'Votre demande de paiement est enregistrée',
  mail_payout_requested_text:
    'Bonjour {name}, vous avez demandé le paiement de {price} pour {title} (offre {offer}) sur le compte ' +
    '{account}.',
  mail_payout_requested_note:
    'L’argent devrait y être d’ici le {until}. Personne de notre boutique ne vous demandera jamais votre mot ' +
    'de passe ni un code.',
  mail_payout_requested_button: 'Voir votre offre',
  mail_payout_set_off_subject: '{set_off} du paiement de votre offre {offer} règlent ce que vous nous deviez',
  mail_payout_set_off_title: 'Une partie de votre paiement règle ce que vous nous deviez',
  mail_payout_set_off_text:
    'Bonjour {name}, sur le paiement pour {title} (offre {offer}), {set_off} règlent ce que vous nous deviez ' +
    'après un paiement par carte contesté. Il reste {price}, qui vont sur votre compte.',
  mail_payout_set_off_note: 'C’est définitif. Pour toute question, écrivez à l’adresse ci-dessous.',
  mail_payout_set_off_button: 'Voir votre offre',
  mail_payout_set_off_whole_subject: 'Le paiement de votre offre {offer} règle ce que vous nous deviez',
  mail_payout_set_off_whole_title: 'Votre paiement règle ce que vous nous deviez',
  mail_payout_set_off_whole_text:
    'Bonjour {name}, tout le paiement pour {title} (offre {offer}), soit {set_off}, règle ce que vous nous ' +
    'deviez après un paiement par carte contesté. Il ne reste rien à virer.',
  mail_payout_set_off_whole_note: 'C’est définitif. Pour toute question, écrivez à l’adresse ci-dessous.',
  mail_payout_set_off_whole_button: 'Voir votre offre',
  mail_payout_sent_subject: 'Le paiement de votre offre {offer} est à la banque',
  mail_payout_sent_title: 'Votre paiement est à la banque',
  mail_payout_sent_text:
    'Bonjour {name}, nous avons chargé notre banque de virer {price} pour {title} (offre {offer}) sur le ' +
    'compte {account}.',
  mail_payout_sent_note: 'L’argent devrait y être d’ici le {until}.',
  mail_payout_sent_button: 'Voir votre offre',
  mail_payout_approved_subject: 'Le paiement de votre offre {offer} est effectué',
  mail_payout_approved_title: 'Votre paiement est effectué',
  mail_payout_approved_text:
    'Bonjour {name}, notre banque a viré {price} pour {title} (offre {offer}) sur le compte {account}.',
  mail_payout_approved_note: 'Merci de nous avoir vendu votre objet.',
  mail_payout_approved_button: 'Voir votre offre',
  mail_payout_failed_subject: 'Le paiement de votre offre {offer} n’a pas abouti',
  mail_payout_failed_title: 'Votre paiement n’a pas abouti',
  mail_payout_failed_text:
    'Bonjour {name}, le virement de {price} pour {title} (offre {offer}) sur le compte {account} n’a pas ' +
    'abouti.{words}',
  mail_payout_failed_note:
    'L’argent vous appartient toujours\u00a0: veuillez redemander le paiement en vérifiant le compte indiqué.',
  mail_payout_failed_button: 'Redemander',
  mail_payout_returned_subject: 'Le paiement de votre offre {offer} nous est revenu',
  mail_payout_returned_title: 'Votre paiement nous est revenu',
  mail_payout_returned_text:
    'Bonjour {name}, le virement de {price} pour {title} (offre {offer}) sur le compte {account} avait été ' +
    'exécuté, et la banque nous l’a renvoyé.{words}',
  mail_payout_returned_note:
    'L’argent vous appartient toujours\u00a0: veuillez redemander le paiement en vérifiant le compte indiqué.',
  mail_payout_returned_button: 'Redemander',
  payout_reason_account: 'La banque n’a pas trouvé ce compte',
  payout_reason_closed: 'Le compte est clôturé',
  payout_reason_blocked: 'Le compte est bloqué',
  payout_reason_kind: 'Le compte n’accepte pas ce type de virement',
  payout_reason_name: 'Le nom et le compte ne correspondent pas',
  payout_reason_address: 'L’adresse manque ou est incorrecte',
  payout_reason_recipient: 'La banque du destinataire ou le destinataire a refusé le virement',
  payout_reason_bank: 'La banque de ce compte est introuvable',
  payout_reason_rules: 'La banque a refusé le virement pour des raisons légales',
  payout_reason_ours: 'Le problème vient de nous\u00a0; veuillez redemander le paiement',
  payout_reason_other: 'La banque n’a pas exécuté le virement (code {code})',
  payout_account_card: 'de votre carte',
  card_form_purpose: 'Nous verserons {price} pour {title} (offre {offer}) sur cette carte. Rien n’est débité.',
}
