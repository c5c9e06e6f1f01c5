import type { avatarTexts as english } from '../en/avatar.ts'
import type { Translation } from '../translation.ts'

/** The picture of the customer. */
export const avatarTexts: Translation<typeof english> = {
  avatar_title: 'Photo',
  avatar_add: 'Ajouter une photo',
  avatar_change: 'Changer la photo',
  avatar_remove: 'Supprimer',
  avatar_hint: 'JPEG, PNG, WebP ou AVIF, 5 Mo au plus. Vous pouvez aussi déposer un fichier ici.',
  avatar_sending: 'Envoi de votre photo en cours',
  avatar_saved: 'Photo enregistrée',
  avatar_removed: 'Photo supprimée',
  avatar_failed: 'Votre photo n’a pas pu être enregistrée. La précédente est conservée.',
  avatar_remove_failed: 'Votre photo n’a pas pu être supprimée. Veuillez réessayer.',
}
