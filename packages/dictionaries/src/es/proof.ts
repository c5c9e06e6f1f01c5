import type { proofTexts as english } from '../en/proof.ts'
import type { Translation } from '../translation.ts'

/** Who sits there, asked once more before what gives an account away. */
export const proofTexts: Translation<typeof english> = {
  proof_title: 'Confirma que eres tú',
  proof_text:
    'Quien solo tenga acceso a este navegador no debe poder hacer esto. Lo que has escrito se queda como está.',
  proof_action: 'Confirmar',
  proof_cancel: 'Cancelar',
  proof_failed: 'No se ha podido comprobar. Inténtalo de nuevo.',
}
