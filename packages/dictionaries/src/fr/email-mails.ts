import type { emailMailTexts as english } from '../en/email-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about a change of the e-mail. */
export const emailMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Confirmez votre nouvelle adresse e-mail',
  mail_change_email_title: 'Un clic et elle est à vous',
  mail_change_email_text:
    'Ouvrez le lien ci-dessous et cette adresse devient celle de votre compte. D’ici là, rien ne change.',
  mail_change_email_note:
    'Le lien fonctionne une seule fois, pendant {hours} heures. Si vous n’avez rien demandé, ne l’ouvrez pas ' +
    'et rien ne se passera.',
  mail_change_email_button: 'Utiliser cette adresse',

  mail_change_email_taken_subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
  mail_change_email_taken_title: 'Cette adresse est déjà la vôtre',
  mail_change_email_taken_text:
    'Quelqu’un, peut-être vous, a demandé à rattacher un autre compte à cette adresse. Elle appartient à ' +
    'votre compte, rien n’a donc été modifié.',
  mail_change_email_taken_note:
    'Si c’était vous, connectez-vous avec cette adresse comme d’habitude. Sinon, vous n’avez rien à faire.',
  mail_change_email_taken_button: 'Se connecter',

  mail_email_change_asked_subject: 'Une nouvelle adresse e-mail a été demandée',
  mail_email_change_asked_title: 'Est-ce bien vous\u00a0?',
  mail_email_change_asked_text:
    'Quelqu’un qui connaît votre mot de passe, vous espérons-nous, veut rattacher votre compte à une autre ' +
    'adresse e-mail. Cela se fera dès l’ouverture du lien envoyé à cette autre adresse.',
  mail_email_change_asked_note:
    'Si ce n’était pas vous, changez votre mot de passe maintenant\u00a0: la demande sera annulée et tous ' +
    'les autres appareils seront déconnectés.',
  mail_email_change_asked_button: 'Vers mon compte',

  mail_trade_account_new_subject: 'Un autre compte Steam pour vos objets',
  mail_trade_account_new_title: 'Vos objets partent désormais vers un autre compte Steam',
  mail_trade_account_new_text:
    'Le lien d’échange d’un compte Steam que vous n’aviez pas encore utilisé chez nous a été enregistré dans ' +
    'votre compte. Les envois vers ce compte commencent le {until}, afin que vous puissiez les arrêter si ce ' +
    'n’était pas vous.',
  mail_trade_account_new_note:
    'Si ce n’était pas vous, rétablissez votre lien d’échange et changez tout de suite votre mot de ' +
    'passe\u00a0: tous les autres appareils seront déconnectés.',
  mail_trade_account_new_button: 'Vers mon profil',

  mail_email_changed_subject: 'L’adresse e-mail de votre compte a été modifiée',
  mail_email_changed_title: 'Votre compte a changé d’adresse',
  mail_email_changed_text:
    'Votre compte a désormais une autre adresse e-mail\u00a0; celle-ci ne permet plus de s’y connecter. Tous ' +
    'les appareils ont été déconnectés, sauf celui qui a demandé le changement.',
  mail_email_changed_note:
    'Si ce n’était pas vous, répondez tout de suite à ce mail pour que nous puissions intervenir.',
  mail_email_changed_button: 'Vers la boutique',
}
