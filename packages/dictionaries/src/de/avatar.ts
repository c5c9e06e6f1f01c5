import type { avatarTexts as english } from '../en/avatar.ts'
import type { Translation } from '../translation.ts'

/** The picture of the customer. */
export const avatarTexts: Translation<typeof english> = {
  avatar_title: 'Bild',
  avatar_add: 'Bild hinzufügen',
  avatar_change: 'Bild ändern',
  avatar_remove: 'Entfernen',
  avatar_hint: 'JPEG, PNG, WebP oder AVIF, höchstens 5 MB. Sie können eine Datei auch hierher ziehen.',
  avatar_sending: 'Ihr Bild wird gesendet',
  avatar_saved: 'Bild gespeichert',
  avatar_removed: 'Bild entfernt',
  avatar_failed: 'Ihr Bild konnte nicht gespeichert werden. Das bisherige bleibt.',
  avatar_remove_failed: 'Ihr Bild konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
}
