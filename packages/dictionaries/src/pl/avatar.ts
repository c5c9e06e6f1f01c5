import type { avatarTexts as english } from '../en/avatar.ts'
import type { Translation } from '../translation.ts'

/** The picture of the customer. */
export const avatarTexts: Translation<typeof english> = {
  avatar_title: 'Zdjęcie',
  avatar_add: 'Dodaj zdjęcie',
  avatar_change: 'Zmień zdjęcie',
  avatar_remove: 'Usuń',
  avatar_hint: 'JPEG, PNG, WebP lub AVIF, najwyżej 5 MB. Plik można też upuścić tutaj.',
  avatar_sending: 'Trwa wysyłanie zdjęcia',
  avatar_saved: 'Zdjęcie zapisane',
  avatar_removed: 'Zdjęcie usunięte',
  avatar_failed: 'Nie udało się zapisać zdjęcia. Poprzednie pozostaje.',
  avatar_remove_failed: 'Nie udało się usunąć zdjęcia. Proszę spróbować ponownie.',
}
