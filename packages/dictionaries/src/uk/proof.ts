import type { proofTexts as english } from '../en/proof.ts'
import type { Translation } from '../translation.ts'

/** Who sits there, asked once more before what gives an account away. */
export const proofTexts: Translation<typeof english> = {
  proof_title: 'Підтвердьте, що це ви',
  proof_text:
    'Той, хто лише має доступ до цього браузера, не повинен мати змоги це зробити. Введене вами залишається без змін.',
  proof_action: 'Підтвердити',
  proof_cancel: 'Скасувати',
  proof_failed: 'Не вдалося перевірити. Спробуйте ще раз.',
}
