import type { secondFactorMailTexts as english } from '../en/second-factor-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about the second factor of a customer's sign-in. */
export const secondFactorMailTexts: Translation<typeof english> = {
  mail_second_factor_on_subject: 'Під час входу тепер потрібен код',
  mail_second_factor_on_title: 'Ваш акаунт має другий фактор',
  mail_second_factor_on_text:
    'Відтепер для входу потрібен також код із застосунку автентифікації. На інших пристроях виконано вихід. ' +
    'Зберігайте коди відновлення там, де знайдете їх без телефону.',
  mail_second_factor_on_note: 'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам.',
  mail_second_factor_on_button: 'Перевірити мій акаунт',
  mail_second_factor_off_subject: 'Другий фактор вимкнено',
  mail_second_factor_off_title: 'Ваш акаунт більше не має другого фактора',
  mail_second_factor_off_text:
    'Відтепер для входу достатньо пароля. На інших пристроях виконано вихід, ключі API відкликано, а виплати ' +
    'призупинено на 24 години.',
  mail_second_factor_off_note: 'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам.',
  mail_second_factor_off_button: 'Перевірити мій акаунт',
  mail_recovery_codes_new_subject: 'Нові коди відновлення для вашого акаунта',
  mail_recovery_codes_new_title: 'Ваші коди відновлення нові',
  mail_recovery_codes_new_text: 'Створено десять нових кодів відновлення. Попередні більше не діють.',
  mail_recovery_codes_new_note: 'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам.',
  mail_recovery_codes_new_button: 'Перевірити мій акаунт',
  mail_recovery_code_used_subject: 'Використано код відновлення',
  mail_recovery_code_used_title: 'Це були ви?',
  mail_recovery_code_used_text:
    'Хтось щойно використав один із ваших кодів відновлення разом із правильним паролем. Вдруге він не подіє. ' +
    'Залишилося кодів: {count}.',
  mail_recovery_code_used_note:
    'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам. Якщо їх залишилося мало, створіть нові у ' +
    'своєму акаунті.',
  mail_recovery_code_used_button: 'Перевірити мій акаунт',
  mail_factor_removal_subject: 'Ваш другий фактор буде вилучено',
  mail_factor_removal_title: 'Хтось попросив нас вилучити ваш другий фактор',
  mail_factor_removal_text:
    'Оскільки застосунок і коди відновлення, за повідомленням, втрачено, ваш другий фактор буде вилучено {time}. ' +
    'Відтоді для входу вистачить пароля.',
  mail_factor_removal_note:
    'Якщо це були не ви, увійдіть до того з кодом: це все зупинить. Потім встановіть новий пароль і напишіть нам.',
  mail_factor_removal_button: 'Увійти',
}
