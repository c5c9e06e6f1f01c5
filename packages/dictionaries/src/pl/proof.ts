import type { proofTexts as english } from '../en/proof.ts'
import type { Translation } from '../translation.ts'

/** Who sits there, asked once more before what gives an account away. */
export const proofTexts: Translation<typeof english> = {
  proof_title: 'Potwierdź, że to Ty',
  proof_text:
    'Ktoś, kto ma dostęp tylko do tej przeglądarki, nie powinien móc tego zrobić. To, co wpisano, pozostaje bez zmian.',
  proof_action: 'Potwierdź',
  proof_cancel: 'Anuluj',
  proof_failed: 'Nie udało się tego sprawdzić. Spróbuj ponownie.',
}
