import type { passwordTexts as english } from '../en/password.ts'
import type { Translation } from '../translation.ts'

/** Changing and resetting a password. */
export const passwordTexts: Translation<typeof english> = {
  auth_forgot: 'Mot de passe oublié\u00a0?',
  reset_title: 'Réinitialiser le mot de passe',
  reset_remembered: 'Il vous est revenu\u00a0?',
  reset_intro: 'Indiquez-nous votre adresse et nous vous envoyons un lien vers un nouveau mot de passe.',
  reset_action: 'Envoyer le lien',
  reset_sending: 'Envoi en cours...',
  reset_side: 'Nouvelle serrure, même rayon',
  reset_sent_where:
    'Si {email} a un compte, le lien est dans sa boîte mail. Il fonctionne une seule fois, pendant {minutes} ' +
    'minutes. Rien reçu\u00a0? Regardez dans les indésirables.',
  new_password_title: 'Choisissez un nouveau mot de passe',
  new_password_text: 'Il remplace l’ancien, et tous les appareils sont déconnectés.',
  new_password: 'Nouveau mot de passe',
  new_password_confirm: 'Confirmer le nouveau mot de passe',
  new_password_action: 'Enregistrer le mot de passe',
  new_password_saving: 'Enregistrement...',
  new_password_done:
    'Tous les appareils ont été déconnectés et les clés d’API révoquées. Connectez-vous avec votre nouveau mot de ' +
    'passe.',
  reset_link_title: 'Ce lien ne fonctionne pas',
  reset_link_again: 'Demander un nouveau lien',
  password_title: 'Mot de passe',
  password_text: 'Les autres appareils sont déconnectés quand vous le changez. Celui-ci reste connecté.',
  password_current: 'Mot de passe actuel',
  password_action: 'Changer le mot de passe',
  password_changing: 'Changement en cours...',
}
