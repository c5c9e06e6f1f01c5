import type { profileTexts as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

/** The forms of the profile. */
export const profileTexts: Translation<typeof english> = {
  profile_save: 'Enregistrer',
  profile_saving: 'Enregistrement...',
  profile_unchanged: 'Rien n’a encore changé',
  delivery_title: 'Livraison',
  delivery_text: 'Rempli pour vous au moment de payer.',
  delivery_save: 'Enregistrer la livraison',
  email_change_title: 'Confirmez votre nouvel e-mail',
  email_change_text:
    'Nous avons envoyé un lien à {email}. Il fonctionne jusqu’au {until}. Tant que vous ne l’ouvrez pas, ' +
    'votre adresse ne change pas.',
  email_change_withdraw: 'Annuler la demande',
  email_change_withdraw_failed: 'Impossible d’annuler la demande',
  email_change_withdrawn: 'Demande annulée. Votre e-mail ne change pas.',
}
