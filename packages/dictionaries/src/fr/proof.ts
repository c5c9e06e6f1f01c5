import type { proofTexts as english } from '../en/proof.ts'
import type { Translation } from '../translation.ts'

/** Who sits there, asked once more before what gives an account away. */
export const proofTexts: Translation<typeof english> = {
  proof_title: 'Veuillez confirmer qu’il s’agit bien de vous',
  proof_text:
    'Une personne qui n’a accès qu’à ce navigateur ne doit pas pouvoir faire cela. Ce que vous avez saisi reste.',
  proof_action: 'Confirmer',
  proof_cancel: 'Annuler',
  proof_failed: 'La vérification n’a pas pu se faire. Veuillez réessayer.',
}
