import type { notMeTexts as english } from '../en/not-me.ts'
import type { Translation } from '../translation.ts'

/** The page of the mailed link “This was not me”. */
export const notMeTexts: Translation<typeof english> = {
  not_me_title: 'Ce n’était pas vous ?',
  not_me_text:
    'Nous fermons votre compte aussitôt : tout le monde est déconnecté, les clés API prennent fin, les ' +
    'versements et les livraisons s’arrêtent, et votre mot de passe ne sert plus. Il rouvre dès que nous avons ' +
    'parlé avec vous.',
  not_me_action: 'Fermer mon compte',
  not_me_failed: 'Votre compte n’a pas pu être fermé. Veuillez réessayer.',
  not_me_done_title: 'Votre compte est fermé',
  not_me_done_text:
    'Plus personne n’est connecté, et personne ne peut se connecter. Écrivez à {support} : nous nous assurons ' +
    'que c’est bien vous et rouvrons votre compte. Vous choisirez alors un nouveau mot de passe par e-mail.',
  not_me_used_text: 'Un compte fermé le reste jusqu’à ce que nous ayons parlé avec vous. Écrivez à {support}.',
  not_me_over_text:
    'Un tel lien est valable 30 jours. Si vous craignez pour votre compte, choisissez maintenant un nouveau mot ' +
    'de passe et écrivez à {support}.',
  not_me_write: 'Nous écrire',
  not_me_reset: 'Choisir un mot de passe',
  not_me_home: 'Vers la boutique',
}
