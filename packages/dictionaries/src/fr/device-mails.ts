import type { deviceMailTexts as english } from '../en/device-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about devices. */
export const deviceMailTexts: Translation<typeof english> = {
  mail_device_name: '{browser} sur {system}',
  mail_device_unknown: 'un navigateur inconnu',
  mail_new_device_subject: 'Nouvelle connexion à votre compte',
  mail_new_device_title: 'Était-ce vous ?',
  mail_new_device_text:
    "Quelqu'un vient de se connecter à votre compte avec le bon mot de passe, depuis un appareil que nous n'y " +
    "avions encore jamais vu : {device}, adresse IP {address}, {time}. Si c'était vous, tout va bien.",
  mail_new_device_note:
    "Si ce n'était pas vous, changez votre mot de passe maintenant et déconnectez tous les autres appareils. " +
    'Vous trouverez les deux dans votre compte.',
  mail_new_device_button: 'Vérifier mon compte',
}
