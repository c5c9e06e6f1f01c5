import type { passkeyTexts as english } from '../en/passkeys.ts'
import type { Translation } from '../translation.ts'

/** Passkeys: signing in with one, and the list of them in the account. */
export const passkeyTexts: Translation<typeof english> = {
  passkeys_title: 'Ключі доступу',
  passkeys_text:
    'Входьте за відбитком пальця, обличчям або PIN-кодом пристрою. Ключ доступу відповідає лише цьому ' +
    'магазину, тож його не виманити; він замінює пароль і код.',
  passkeys_empty: 'У вас ще немає ключа доступу.',
  passkeys_load_failed: 'Не вдалося завантажити ваші ключі доступу',
  passkeys_add: 'Додати ключ доступу',
  passkeys_unsupported: 'Цей браузер не підтримує ключі доступу',
  passkeys_elsewhere: 'За цією адресою ключі доступу не працюють. Тут працюють:',
  passkeys_need_name: 'Ключі доступу працюють за назвою магазину, а не за числовою адресою.',
  passkeys_created: 'Додано',
  passkeys_used: 'Востаннє використано',
  passkeys_never_used: 'ніколи',
  passkeys_rename: 'Перейменувати',
  passkeys_rename_label: 'Перейменувати ключ доступу {name}',
  passkeys_remove: 'Видалити',
  passkeys_remove_label: 'Видалити ключ доступу {name}',
  passkeys_remove_question: 'Видалити цей ключ доступу? На інших пристроях буде виконано вихід.',
  passkeys_remove_last:
    'Це ваш єдиний другий фактор: тоді вистачить самого пароля, ключі API буде відкликано, а виплати ' +
    'призупинено на 24 години.',
  passkeys_keep: 'Залишити',
  passkeys_removed: 'Ключ доступу видалено',
  passkeys_renamed: 'Ключ доступу має нову назву',
  passkeys_added: 'Ключ доступу додано',
  passkeys_remove_failed: 'Не вдалося видалити ключ доступу',
  passkeys_rename_failed: 'Не вдалося перейменувати ключ доступу',
  passkeys_add_failed: 'Не вдалося додати ключ доступу',
  passkey_new_title: 'Додати ключ доступу',
  passkey_new_text: 'Дайте йому назву, яка підкаже, де він. Потім браузер попросить палець, обличчя або PIN-код.',
  passkey_name: 'Назва',
  passkey_name_hint: 'Наприклад: мій телефон',
  passkey_rename_title: 'Перейменувати ключ доступу',
  passkey_rename_text: 'Назва лише для вас; пристрої зберігають свою.',
  passkey_save: 'Зберегти',
  passkey_create: 'Далі',
  passkey_not_made: 'Ключ доступу не створено: дію скасовано або на цьому пристрої він уже є.',
  passkey_not_used: 'Ключ доступу не використано. Спробуйте ще раз або скористайтеся паролем.',
  passkey_sign_in: 'Увійти з ключем доступу',
  passkey_prove: 'Використати ключ доступу',
  passkey_or: 'або',
  passkeys_factor_on: 'Щоб увійти до вашого акаунта, потрібен ключ доступу або пароль і код.',
  passkeys_app_off: 'Не налаштовано. Виручить, коли ключа доступу немає під рукою.',
  passkeys_codes_text:
    'Разом із паролем кожен дає ввійти один раз, коли немає під рукою ні ключа доступу, ні застосунку.',
  passkeys_app_end_text:
    'Тоді код застосунку не потрібен; ключі доступу та коди відновлення залишаться. На інших пристроях буде ' +
    'виконано вихід, ключі API відкликано, а виплати призупинено на 24 години.',
  passkeys_app_end_title: 'Вимкнути застосунок?',
}
