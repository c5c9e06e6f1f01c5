import type { deviceTexts as english } from '../en/devices.ts'
import type { Translation } from '../translation.ts'

/** Where the customer is signed in. */
export const deviceTexts: Translation<typeof english> = {
  devices_title: 'Appareils',
  devices_text:
    "Les appareils où vous êtes connecté. Si vous n'en reconnaissez pas un, déconnectez-le et changez votre " +
    'mot de passe.',
  devices_only_this: "Vous n'êtes connecté que sur cet appareil.",
  device_name: '{browser} sur {system}',
  device_unknown: 'Appareil inconnu',
  device_this: 'Cet appareil',
  device_seen: 'Vu pour la dernière fois {when}',
  device_seen_now: 'Vu dans la dernière heure',
  device_since: 'Connecté le {date}',
  device_sign_out: 'Déconnecter',
  device_sign_out_label: 'Déconnecter {device}',
  device_signed_out: "L'appareil a été déconnecté",
  device_sign_out_failed: "Impossible de déconnecter l'appareil",
  devices_show_all: 'Tout afficher ({count})',
  devices_others: 'Déconnecter les autres',
  devices_others_title: 'Déconnecter tous les autres appareils ?',
  devices_others_text: 'Tous les autres appareils sont déconnectés immédiatement. Vous restez connecté ici.',
  devices_others_keys: 'Mettre fin aussi à mes clés API',
  devices_others_cancel: 'Annuler',
  devices_others_close: 'Fermer',
  devices_others_done: "Vous n'êtes plus connecté qu'ici",
  devices_others_failed: 'Impossible de déconnecter les autres appareils',
  devices_load_failed: "Vos appareils n'ont pas pu être chargés",
}
