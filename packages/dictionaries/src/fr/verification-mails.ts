import type { verificationMailTexts as english } from '../en/verification-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about whether a customer is verified as who they are. */
export const verificationMailTexts: Translation<typeof english> = {
  mail_verification_asked_subject: 'Vos documents nous sont parvenus',
  mail_verification_asked_title: 'Nous examinons vos documents',
  mail_verification_asked_text:
    'Bonjour {name}, des documents qui montrent qui vous êtes ont été envoyés depuis votre compte. Nous ' +
    'vous écrivons dès que la décision est prise.',
  mail_verification_asked_note:
    "Si ce n'était pas vous, connectez-vous, retirez la demande et changez votre mot de passe\u00a0: " +
    "quelqu'un d'autre est connecté à votre compte.",
  mail_verification_asked_button: 'Voir où cela en est',
  mail_verification_approved_subject: 'Vous êtes vérifié',
  mail_verification_approved_title: 'Vous êtes vérifié',
  mail_verification_approved_text:
    "Bonjour {name}, nous avons examiné vos documents, et votre identité est vérifiée jusqu'au {until}.",
  mail_verification_approved_note: 'Nous vous écrivons trente jours avant la fin.',
  mail_verification_approved_button: 'Vers mon compte',
  mail_verification_rejected_subject: "Vos documents n'ont pas suffi",
  mail_verification_rejected_title: "Nous n'avons pas pu vous vérifier",
  mail_verification_rejected_text: 'Bonjour {name}, nous avons examiné vos documents. {cause}{words}',
  mail_verification_rejected_note: "Vous pouvez envoyer d'autres documents tout de suite.",
  mail_verification_rejected_button: "Envoyer d'autres documents",
  mail_verification_ending_subject: 'Votre vérification prend bientôt fin',
  mail_verification_ending_title: 'Votre vérification prend fin le {until}',
  mail_verification_ending_text:
    "Bonjour {name}, votre identité est vérifiée jusqu'au {until}. Envoyez de nouveaux documents avant " +
    "cette date, pour que rien n'ait à attendre.",
  mail_verification_ending_note: "D'ici là, tout reste comme avant.",
  mail_verification_ending_button: 'Envoyer des documents',
  mail_verification_expired_subject: 'Votre vérification a pris fin',
  mail_verification_expired_title: 'Votre vérification a pris fin',
  mail_verification_expired_text:
    "Bonjour {name}, votre identité n'est plus vérifiée chez nous. Les sommes importantes devront " +
    'peut-être attendre que vous ayez de nouveau envoyé des documents.',
  mail_verification_expired_note: 'Votre solde et vos commandes restent tels quels.',
  mail_verification_expired_button: 'Envoyer des documents',
}
