import type { avatarTexts as english } from '../en/avatar.ts'
import type { Translation } from '../translation.ts'

/** The picture of the customer. */
export const avatarTexts: Translation<typeof english> = {
  avatar_title: 'Imagen',
  avatar_add: 'Añadir imagen',
  avatar_change: 'Cambiar imagen',
  avatar_remove: 'Quitar',
  avatar_hint: 'JPEG, PNG, WebP o AVIF, 5 MB como máximo. También puede arrastrar un archivo hasta aquí.',
  avatar_sending: 'Se está enviando su imagen',
  avatar_saved: 'Imagen guardada',
  avatar_removed: 'Imagen quitada',
  avatar_failed: 'No se ha podido guardar su imagen. Se conserva la anterior.',
  avatar_remove_failed: 'No se ha podido quitar su imagen. Inténtelo de nuevo.',
}
