import type { mailTexts as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

/** What all mails share, and those about price alerts. */
export const mailTexts: Translation<typeof english> = {
  mail_stop_kind: 'Plus d’e-mails de ce type',
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

  mail_price_alert_subject: '{title} à {price}',
  mail_price_alert_title: 'Sous votre prix',
  mail_price_alert_text: 'Bonjour {name}, un skin de votre liste de souhaits coûte maintenant moins de {limit}.',
  mail_price_alert_note:
    'Rien n’est réservé pour vous\u00a0: le premier qui paie l’obtient. Nous écrivons au plus une fois par jour ' +
    'sur le même skin, plus tôt seulement si le prix baisse encore.',
  mail_price_alert_button: 'Ouvrir le skin',
  'mail_price_alerts_subject#one': '{count} skin sous votre prix',
  'mail_price_alerts_subject#many': '{count} de skins sous votre prix',
  'mail_price_alerts_subject#other': '{count} skins sous votre prix',
  mail_price_alerts_title: 'Sous vos prix',
  mail_price_alerts_text:
    'Bonjour {name}, plusieurs skins de votre liste de souhaits coûtent moins que les prix que vous avez fixés.',
  mail_price_alerts_note:
    'Rien n’est réservé pour vous\u00a0: le premier qui paie l’obtient. Nous écrivons au plus une fois par jour ' +
    'sur le même skin, plus tôt seulement si le prix baisse encore.',
  mail_price_alerts_button: 'Ouvrir votre liste de souhaits',
  mail_alert_limit: 'En vente à moins de {limit}\u00a0:',
  mail_alert_item: '{price}, float {float}',
  'mail_alert_more#one': 'et {count} autre sous votre prix',
  'mail_alert_more#many': 'et {count} d’autres sous votre prix',
  'mail_alert_more#other': 'et {count} autres sous votre prix',
  mail_alert_stop: 'Ne plus recevoir d’e-mails sur ce skin',

  mail_saved_searches_subject: 'Nouveau dans la boutique : {searches}',
  mail_saved_searches_title: 'Du nouveau pour vos recherches',
  mail_saved_searches_text: 'Bonjour {name}, voici ce qui vient d’arriver en vente et correspond à vos recherches.',
  mail_saved_searches_note:
    'Rien n’est mis de côté pour vous : le premier qui paie l’obtient. Nous écrivons une fois par jour ' +
    'au plus, et vos recherches se modifient avec votre liste de souhaits.',
  mail_saved_searches_button: 'Voir les nouveautés',
  mail_saved_found: 'Arrivé en vente :',
  'mail_saved_more#one': 'et {count} autre dans la liste',
  'mail_saved_more#many': 'et {count} d’autres dans la liste',
  'mail_saved_more#other': 'et {count} autres dans la liste',
  mail_saved_stop: 'Ne plus recevoir d’e-mails sur cette recherche',
}
