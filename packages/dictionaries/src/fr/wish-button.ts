import type { wishButtonTexts as english } from '../en/wish-button.ts'
import type { Translation } from '../translation.ts'

/** The heart beside a skin. */
export const wishButtonTexts: Translation<typeof english> = {
  wish_button: 'Liste de souhaits\u00a0: {title}',
  wish_add: 'Ajouter à la liste de souhaits',
  wish_remove: 'Retirer de la liste de souhaits',
  wish_added: 'Ajouté à votre liste de souhaits. Fixez-y un prix et nous vous écrirons.',
  wish_removed: 'Retiré de votre liste de souhaits',
  wish_add_failed: 'Échec de l’ajout à la liste de souhaits',
  wish_remove_failed: 'Échec du retrait de la liste de souhaits',
  wish_sign_in: 'Veuillez vous connecter pour tenir une liste de souhaits',
}
