import type { identityTexts as english } from '../en/identity.ts'
import type { Translation } from '../translation.ts'

/** How a customer shows who they are, with documents. */
export const identityTexts: Translation<typeof english> = {
  identity_title: 'Підтвердьте, хто ви',
  identity_why:
    'Закон може вимагати, щоб ми знали, від кого надходять і кому йдуть більші суми. Тут ви один раз ' +
    'показуєте це документом.',
  identity_kept:
    'Документи зберігаються запечатаними. Їх бачать лише адміністратори магазину, і кожен перегляд ' +
    'записується. Через {days} дн. після рішення їх буде видалено. Ніхто не відкриє їх із вашого ' +
    'акаунта, навіть ви.',
  identity_load_failed: 'Не вдалося завантажити вашу верифікацію',
  identity_none: 'Вас не верифіковано',
  identity_none_text: 'Здебільшого досить паспорта або обох боків посвідчення особи.',
  identity_pending: 'Ваші документи переглядають',
  identity_pending_text: 'Надіслано {date}. Ми напишемо, щойно буде рішення.',
  identity_approved: 'Вас верифіковано',
  identity_approved_text: 'Це діє до {date}. В останні тридцять днів можна надіслати нові документи.',
  identity_rejected: 'Ваших документів не вистачило',
  identity_words: 'Кілька слів від нас: «{note}»',
  identity_expired: 'Ваша верифікація закінчилася',
  identity_expired_text: 'Надішліть документи ще раз, будь ласка.',
  identity_again: 'За тридцять днів було п’ять запитів. Наступний можливий з {date}.',
  identity_sent: 'Що ви надіслали',
  identity_gone: 'Документи видалено.',
  identity_document: '{size}, {date}',
  identity_withdraw: 'Відкликати',
  identity_withdrawn: 'Ваш запит відкликано',
  identity_withdraw_failed: 'Не вдалося відкликати ваш запит',
  identity_form: 'Надіслати документи',
  identity_form_text:
    'До {max} документів, кожен до 8 МБ: JPEG, PNG, WebP або PDF. Те, що не надіслано протягом дня, ' + 'видаляється.',
  identity_kind: 'Що це',
  identity_kind_passport: 'Паспорт',
  identity_kind_identity_card_front: 'Посвідчення особи, лицьовий бік',
  identity_kind_identity_card_back: 'Посвідчення особи, зворотний бік',
  identity_kind_residence_permit: 'Посвідка на проживання',
  identity_kind_proof_of_address: 'Підтвердження адреси',
  identity_kind_other: 'Інший документ',
  identity_add: 'Вибрати файл',
  identity_sending: 'Документ завантажується',
  identity_added: 'Завантажено: {kind}',
  identity_add_failed: 'Не вдалося завантажити документ',
  identity_ready: 'Готово до надсилання',
  identity_empty: 'Жоден документ ще не готовий до надсилання.',
  identity_remove: 'Вилучити: {kind}',
  identity_removed: 'Вилучено: {kind}',
  identity_remove_failed: 'Не вдалося вилучити документ',
  identity_send: 'Надіслати',
  identity_send_done: 'Ваші документи надіслано',
  identity_send_failed: 'Не вдалося надіслати ваші документи',
  identity_reason_unreadable: 'Документи не можна достатньо добре прочитати.',
  identity_reason_document_expired: 'Строк дії документа закінчився.',
  identity_reason_account_differs: 'Документи не відповідають даним вашого акаунта.',
  identity_reason_not_accepted: 'Документів такого виду ми не приймаємо.',
  identity_reason_incomplete: 'Чогось бракує, наприклад зворотного боку посвідчення.',
  identity_reason_other: 'Вони недостатньо чітко показують, хто ви.',
}
