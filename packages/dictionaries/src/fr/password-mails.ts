import type { passwordMailTexts as english } from '../en/password-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about passwords. */
export const passwordMailTexts: Translation<typeof english> = {
  mail_password_reset_subject: 'Choisissez un nouveau mot de passe',
  mail_password_reset_title: 'Un nouveau mot de passe pour votre compte',
  mail_password_reset_text:
    'Quelqu’un, peut-être vous, a demandé un nouveau mot de passe. Le bouton mène à la page où vous le choisissez.',
  mail_password_reset_note:
    'Le lien fonctionne une seule fois, pendant {minutes} minutes. Si ce n’était pas vous, ne l’ouvrez pas\u00a0: ' +
    'votre mot de passe ne change pas.',
  mail_password_reset_button: 'Choisir un nouveau mot de passe',
  mail_password_changed_subject: 'Votre mot de passe a été changé',
  mail_password_changed_title: 'Votre mot de passe a été changé',
  mail_password_changed_text:
    'Votre compte a un nouveau mot de passe. Les autres appareils qui étaient connectés ne le sont plus.',
  mail_password_changed_note:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_password_changed_button: 'Réinitialiser le mot de passe',
}
