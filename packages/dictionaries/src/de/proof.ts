import type { proofTexts as english } from '../en/proof.ts'
import type { Translation } from '../translation.ts'

/** Who sits there, asked once more before what gives an account away. */
export const proofTexts: Translation<typeof english> = {
  proof_title: 'Bitte bestätigen Sie, dass Sie es sind',
  proof_text: 'Wer nur an diesen Browser gelangt, soll das nicht tun können. Was Sie eingegeben haben, bleibt stehen.',
  proof_action: 'Bestätigen',
  proof_cancel: 'Abbrechen',
  proof_failed: 'Das konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
}
