import type { secondFactorTexts as english } from '../en/second-factor.ts'
import type { Translation } from '../translation.ts'

/** A code beside the password: asked for when signing in, set up and kept in the account. */
export const secondFactorTexts: Translation<typeof english> = {
  factor_code_title: 'Saisissez le code',
  factor_code_aside: 'Votre mot de passe est correct. Votre compte demande aussi un code.',
  factor_code: 'Code',
  factor_code_hint: 'Six chiffres de votre application d’authentification, ou un de vos codes de récupération',
  factor_remember: 'Ne pas demander de code dans ce navigateur pendant 30 jours',
  factor_back: 'Retour',
  factor_lost:
    'Vous avez perdu l’application et les codes de récupération ? Écrivez à {support}. Nous pouvons retirer le ' +
    'second facteur, ce qui prend trois jours.',

  factor_title: 'Second facteur',
  factor_why:
    'Un mot de passe peut être deviné, extorqué par ruse ou fuir ailleurs. Avec en plus un code d’une ' +
    'application de votre téléphone, personne n’entre avec le seul mot de passe.',
  factor_set_up: 'Configurer',
  factor_load_failed: 'Votre second facteur n’a pas pu être chargé',
  factor_on_text: 'Pour se connecter à votre compte, il faut votre mot de passe et un code.',
  factor_app: 'Application d’authentification',
  factor_since: 'Actif depuis le {date}',
  'factor_codes_left#one': '{count} code de récupération restant sur {max}',
  'factor_codes_left#many': '{count} codes de récupération restants sur {max}',
  'factor_codes_left#other': '{count} codes de récupération restants sur {max}',
  factor_codes_text: 'Chacun permet de se connecter une fois quand votre application n’est pas à portée de main.',
  factor_codes_few:
    'Créez-en de nouveaux à temps : sans application ni codes, seul le support peut aider, et cela prend des jours.',
  'factor_browsers#one': '{count} navigateur ne demande pas de code',
  'factor_browsers#many': '{count} navigateurs ne demandent pas de code',
  'factor_browsers#other': '{count} navigateurs ne demandent pas de code',
  factor_browsers_text: 'Vous l’avez coché en vous connectant. Cela dure 30 jours.',
  factor_browsers_none: 'Chaque navigateur demande un code',
  factor_browsers_none_text: 'En vous connectant, vous pouvez en dispenser un de la question pendant 30 jours.',
  factor_forget: 'Redemander dans chaque navigateur',
  factor_forget_failed: 'Les navigateurs n’ont pas pu être modifiés',
  factor_forgotten: 'Chaque navigateur demande de nouveau un code',
  factor_renew: 'Nouveaux codes de récupération',
  factor_end: 'Désactiver',

  factor_needed: 'Il faut d’abord un second facteur',
  factor_needed_api_key:
    'Une clé lit ce que vous voyez. Pour que personne ne s’en crée une en apprenant votre mot de passe, votre ' +
    'compte doit aussi demander un code de votre téléphone.',
  factor_needed_payout:
    'Pour que personne ne se fasse verser votre argent en apprenant votre mot de passe, votre compte doit ' +
    'aussi demander un code de votre téléphone. Cela prend deux minutes, une seule fois.',
  factor_needed_trade_link:
    'Avec un tel solde, un autre lien d’échange demande un code de votre téléphone, pour que personne ne se ' +
    'fasse envoyer vos skins en apprenant votre mot de passe. Vos achats vont toujours au lien enregistré.',
  factor_needed_action: 'Configurer un second facteur',
  factor_needed_back: 'Revenir où vous étiez',

  factor_close: 'Fermer',
  factor_password: 'Mot de passe actuel',
  factor_begin_title: 'Configurer un second facteur',
  factor_begin_text:
    'Il vous faut une application d’authentification sur votre téléphone. D’abord votre mot de passe, pour ' +
    'que personne d’autre ne puisse le faire.',
  factor_begin_action: 'Continuer',
  factor_begin_failed: 'Le second facteur n’a pas pu être configuré',
  factor_app_title: 'Scannez l’image',
  factor_app_text:
    'Scannez-la avec votre application d’authentification ou saisissez-y la clé. Entrez ensuite le code que ' +
    'l’application affiche.',
  factor_qr: 'Code QR avec la clé pour votre application d’authentification',
  factor_key: 'Clé',
  factor_key_copy: 'Copier la clé',
  factor_copied: 'Copié',
  factor_key_by_hand: 'La copie n’a pas fonctionné. La clé est sélectionnée : copiez-la à la main.',
  factor_first_code: 'Code de l’application',
  factor_first_code_hint: 'Six chiffres, nouveaux toutes les 30 secondes',
  factor_confirm: 'Activer',
  factor_confirm_failed: 'Le second facteur n’a pas pu être activé',
  factor_set_up_done: 'Le second facteur est activé',

  factor_renew_title: 'De nouveaux codes de récupération ?',
  factor_renew_text: 'Les codes actuels cessent aussitôt de fonctionner.',
  factor_renew_action: 'Créer de nouveaux codes',
  factor_renew_failed: 'Aucun nouveau code de récupération n’a pu être créé',
  factor_renewed: 'Vos codes de récupération sont nouveaux',
  factor_end_title: 'Désactiver le second facteur ?',
  factor_end_text:
    'Votre mot de passe suffira alors pour se connecter. Les autres appareils sont déconnectés, les clés ' +
    'd’API prennent fin et les versements sont suspendus pendant 24 heures.',
  factor_end_failed: 'Le second facteur n’a pas pu être désactivé',
  factor_ended: 'Le second facteur est désactivé',
  factor_working: 'Un instant...',

  factor_codes_title: 'Vos codes de récupération',
  factor_codes_shown:
    'Chacun permet de se connecter une fois quand votre application n’est pas à portée de main. Conservez-les ' +
    'maintenant : ils ne seront plus jamais affichés.',
  factor_codes_list: 'Codes de récupération',
  factor_codes_copy: 'Copier',
  factor_codes_print: 'Imprimer',
  factor_codes_save: 'Télécharger',
  factor_codes_by_hand: 'La copie n’a pas fonctionné. Les codes sont sélectionnés : copiez-les à la main.',
  factor_codes_kept: 'Je les ai conservés',
  factor_codes_leave: 'Les codes ne seront plus jamais affichés. Fermer quand même ?',
  factor_codes_leave_no: 'Revenir aux codes',
  factor_codes_leave_yes: 'Fermer sans eux',
  factor_codes_paper: 'Codes de récupération pour {shop}',
  factor_codes_paper_text: 'Créés le {date}. Chacun permet de se connecter une fois.',
}
