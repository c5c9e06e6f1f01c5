import type { mailTexts as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

/**
 * Mails about accounts, and what every mail carries. A template consists of five texts: mail_<template>_subject,
 * _title, _text, _note and _button.
 */
export const mailTexts: Translation<typeof english> = {
  mail_footer:
    'Vous recevez cet e-mail en raison d’un compte ou d’une commande chez {shop}. ' +
    'Des questions\u00a0? Écrivez à {support}.',
  mail_link_fallback: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:',

  mail_verify_address_subject: 'Veuillez vérifier votre adresse e-mail',
  mail_verify_address_title: 'Un clic et vous y êtes',
  mail_verify_address_text: 'Bienvenue\u00a0! Ouvrez le lien ci-dessous pour confirmer que cette adresse est la vôtre.',
  mail_verify_address_note:
    'Le lien fonctionne une seule fois, pendant {hours} heures. Si vous n’avez pas créé de compte, ne l’ouvrez pas ' +
    'et rien ne se passera.',
  mail_verify_address_button: 'Vérifier l’adresse e-mail',

  mail_address_in_use_subject: 'Quelqu’un a voulu s’inscrire avec votre adresse e-mail',
  mail_address_in_use_title: 'Vous avez déjà un compte',
  mail_address_in_use_text:
    'Quelqu’un, peut-être vous, vient d’essayer de s’inscrire avec cette adresse. Elle appartient déjà à votre ' +
    'compte, auquel rien n’a été changé. Si c’était vous, connectez-vous comme d’habitude.',
  mail_address_in_use_note:
    'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: personne n’est entré dans votre compte.',
  mail_address_in_use_button: 'Se connecter',

  mail_not_me: 'Ce n’était pas moi',
  mail_not_me_text: '« Ce n’était pas moi » ferme votre compte aussitôt, jusqu’à ce que nous ayons parlé avec vous.',
  mail_account_closed_subject: 'Votre compte est fermé',
  mail_account_closed_title: 'Nous avons fermé votre compte',
  mail_account_closed_text:
    'Quelqu’un, vous espérons-le, a répondu « Ce n’était pas moi » à l’un de nos e-mails. Tout le monde est ' +
    'déconnecté, les clés API ont pris fin, les versements et les livraisons s’arrêtent, et votre mot de passe ' +
    'ne sert plus.',
  mail_account_closed_note:
    'Écrivez à {support} : nous nous assurons que c’est bien vous et rouvrons votre compte. Vous choisirez ' +
    'alors un nouveau mot de passe par e-mail.',
  mail_account_closed_button: 'Vers la boutique',
}
