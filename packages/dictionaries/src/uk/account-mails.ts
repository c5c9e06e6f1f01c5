import type { accountMailTexts as english } from '../en/account-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about an account and its safety. */
export const accountMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Підтвердьте нову адресу ел. пошти',
  mail_change_email_title: 'Один клік, і вона ваша',
  mail_change_email_text:
    'Відкрийте посилання нижче, і ця адреса стане адресою вашого акаунта. Доти нічого не зміниться.',
  mail_change_email_note:
    'Посилання діє один раз, протягом {hours} год. Якщо ви цього не просили, не відкривайте його, і нічого ' +
    'не станеться.',
  mail_change_email_button: 'Використати цю адресу',

  mail_change_email_taken_subject: 'Хтось хотів використати вашу адресу',
  mail_change_email_taken_title: 'Ця адреса вже ваша',
  mail_change_email_taken_text:
    'Хтось, можливо, ви, хотів перенести інший акаунт на цю адресу. Вона належить вашому акаунту, тож нічого ' +
    'не змінено.',
  mail_change_email_taken_note:
    'Якщо це були ви, увійдіть із цією адресою, як завжди. Якщо ні, робити нічого не треба.',
  mail_change_email_taken_button: 'Увійти',

  mail_email_change_asked_subject: 'Надійшов запит на нову адресу ел. пошти',
  mail_email_change_asked_title: 'Це ви?',
  mail_email_change_asked_text:
    'Хтось, хто знає ваш пароль, сподіваємося, ви, хоче перенести ваш акаунт на іншу адресу. Це станеться, ' +
    'щойно відкриють посилання, яке ми надіслали на ту адресу.',
  mail_email_change_asked_note:
    'Якщо це були не ви, змініть пароль зараз: це скасує зміну й завершить сеанси на всіх інших пристроях.',
  mail_email_change_asked_button: 'До мого акаунта',

  mail_trade_account_new_subject: 'Ще один акаунт Steam для ваших предметів',
  mail_trade_account_new_title: 'Ваші предмети тепер надходять на інший акаунт Steam',
  mail_trade_account_new_text:
    'У вашому акаунті збережено посилання для обміну акаунта Steam, яким ви в нас ще не користувалися. ' +
    'Надсилання туди почнеться {until}, щоб ви могли його зупинити, якщо це були не ви.',
  mail_trade_account_new_note:
    'Якщо це були не ви, виправте посилання для обміну й одразу змініть пароль: на всіх інших пристроях буде ' +
    'виконано вихід.',
  mail_trade_account_new_button: 'До мого профілю',

  mail_email_changed_subject: 'Адресу ел. пошти вашого акаунта змінено',
  mail_email_changed_title: 'Ваш акаунт переїхав',
  mail_email_changed_text:
    'Тепер ваш акаунт має іншу адресу ел. пошти; із цією до нього вже не ввійти. Сеанси завершено на всіх ' +
    'пристроях, крім того, з якого просили про зміну.',
  mail_email_changed_note: 'Якщо це були не ви, одразу дайте відповідь на цей лист, щоб ми могли це зупинити.',
  mail_email_changed_button: 'До крамниці',

  mail_password_reset_subject: 'Оберіть новий пароль',
  mail_password_reset_title: 'Новий пароль для вашого акаунта',
  mail_password_reset_text: 'Хтось, можливо ви, попросив новий пароль. Кнопка веде на сторінку, де його обирають.',
  mail_password_reset_note:
    'Посилання діє один раз, {minutes} хвилин. Якщо це були не ви, не відкривайте його: пароль не зміниться.',
  mail_password_reset_button: 'Обрати новий пароль',
  mail_password_changed_subject: 'Ваш пароль змінено',
  mail_password_changed_title: 'Ваш пароль змінено',
  mail_password_changed_text: 'Ваш акаунт має новий пароль. На інших пристроях виконано вихід.',
  mail_password_changed_note: 'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам.',
  mail_password_changed_button: 'Скинути пароль',

  mail_device_name: '{browser} на {system}',
  mail_device_unknown: 'невідомий браузер',
  mail_new_device_subject: 'Новий вхід до вашого облікового запису',
  mail_new_device_title: 'Це були ви?',
  mail_new_device_text:
    'Хтось щойно ввійшов до вашого облікового запису з правильним паролем із пристрою, якого ми там раніше не ' +
    'бачили: {device}, IP-адреса {address}, {time}. Якщо це були ви, усе гаразд.',
  mail_new_device_note:
    'Якщо це були не ви, негайно змініть пароль і вийдіть на всіх інших пристроях. І те, і інше є у вашому ' +
    'обліковому записі.',
  mail_new_device_button: 'Перевірити мій обліковий запис',

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
  mail_passkey_added_subject: 'До вашого акаунта додано ключ доступу',
  mail_passkey_added_title: 'Новий спосіб увійти до вашого акаунта',
  mail_passkey_added_text: 'Відтепер ключ доступу «{passkey}» дає ввійти до вашого акаунта без пароля.',
  mail_passkey_added_note: 'Якщо це були не ви, видаліть його, одразу встановіть новий пароль і напишіть нам.',
  mail_passkey_added_button: 'Перевірити мій акаунт',
  mail_passkey_removed_subject: 'З вашого акаунта видалено ключ доступу',
  mail_passkey_removed_title: 'Ключ доступу видалено',
  mail_passkey_removed_text:
    'Ключ доступу «{passkey}» більше не дає ввійти до вашого акаунта. На інших пристроях виконано вихід.',
  mail_passkey_removed_note: 'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам.',
  mail_passkey_removed_button: 'Перевірити мій акаунт',
  mail_passkey_copied_subject: 'Ми відхилили ключ доступу до вашого акаунта',
  mail_passkey_copied_title: 'Можливо, існує копія вашого ключа доступу',
  mail_passkey_copied_text:
    'Ключ доступу «{passkey}» використано, але його лічильник менший, ніж раніше, як у копії. Ми його не ' +
    'прийняли.',
  mail_passkey_copied_note:
    'Видаліть цей ключ доступу у своєму акаунті й додайте новий. Якщо це були не ви, також напишіть нам.',
  mail_passkey_copied_button: 'Перевірити мій акаунт',
  mail_account_reopened_subject: 'Ваш акаунт знову відкрито',
  mail_account_reopened_title: 'Ваш акаунт знову відкрито',
  mail_account_reopened_text:
    'Ви повідомили, що це були не ви, і ми закрили ваш акаунт. Тепер він знову відкритий. Старий пароль ' +
    'більше не діє: спершу встановіть новий.',
  mail_account_reopened_note:
    'Ключі доступу, коди відновлення, ключі API та застосунок автентифікації, налаштований за 30 днів до ' +
    'того, видалено: налаштуйте їх знову. Якщо ви з нами не говорили, одразу напишіть нам.',
  mail_account_reopened_button: 'Встановити новий пароль',
  mail_app_off_subject: 'Ваш застосунок автентифікації вимкнено',
  mail_app_off_title: 'Код застосунку більше не потрібен',
  mail_app_off_text:
    'Ваші ключі доступу та коди відновлення залишаються. На інших пристроях виконано вихід, ключі API ' +
    'відкликано, а виплати призупинено на 24 години.',
  mail_app_off_note: 'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам.',
  mail_app_off_button: 'Перевірити мій акаунт',
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

  mail_api_key_created_subject: 'Новий ключ API для вашого акаунта',
  mail_api_key_created_title: 'Новий ключ API',
  mail_api_key_created_text:
    'Вітаємо, {name}. Для вашого акаунта щойно створено ключ «{key}». До {date} він може читати: {scopes}. ' +
    'Він не може нічого купити, оплатити чи змінити.',
  mail_api_key_created_note:
    'Якщо це були не ви, відкличте ключ і змініть пароль: той, хто його створив, знав ваш пароль.',
  mail_api_key_created_button: 'Переглянути ключі API',

  mail_personal_export_ready_subject: 'Копія ваших даних готова',
  mail_personal_export_ready_title: 'Ваша копія готова',
  mail_personal_export_ready_text:
    'Вітаємо, {name}! Копія ваших даних, яку попросили у вашому акаунті або в нас від вашого імені, готова. ' +
    'Увійдіть і завантажте її до {until}; це можна зробити один раз.',
  mail_personal_export_ready_note: 'Якщо це були не ви, не завантажуйте її, змініть пароль і напишіть нам.',
  mail_personal_export_ready_button: 'До ваших даних',

  mail_deletion_asked_subject: 'Ваш акаунт буде видалено',
  mail_deletion_asked_title: 'Ваш акаунт буде видалено {until}',
  mail_deletion_asked_text:
    'Хтось, хто підтвердив, що він — це ви, попросив про це у вашому акаунті або в нас. До того часу ви ' +
    'можете увійти й зберегти його одним натисканням; тим часом нічого нового не почнеться, а ваші ключі API ' +
    'припинили діяти.',
  mail_deletion_asked_note: 'Якщо це були не ви, збережіть акаунт, змініть пароль і напишіть нам.',
  mail_deletion_asked_button: 'До мого акаунта',
  mail_deletion_taken_back_subject: 'Ваш акаунт залишається',
  mail_deletion_taken_back_title: 'Ваш акаунт не буде видалено',
  mail_deletion_taken_back_text:
    'Видалення скасовано у вашому акаунті, і все як раніше. Ключі API, що припинили діяти, не повертаються; ' +
    'ви можете створити нові.',
  mail_deletion_taken_back_note: 'Якщо це були не ви, змініть пароль: у ваш акаунт увійшов хтось інший.',
  mail_deletion_taken_back_button: 'До мого акаунта',
  mail_copy_handed_over_subject: 'Копію ваших даних передають нам',
  mail_copy_handed_over_title: 'Копію ваших даних передають нам для вас',
  mail_copy_handed_over_text:
    'Вітаємо, {name}! Хтось попросив нас про це від вашого імені й сказав, що більше не може ввійти до вашого' +
    ' акаунта. Двоє людей із нашої команди це перевірили: від {time} одна з них може один раз завантажити ' +
    'копію ваших даних і надіслати її тому, хто просив.',
  mail_copy_handed_over_note: 'Якщо це були не ви, одразу напишіть нам.',
  mail_copy_handed_over_button: 'До мого акаунта',
  mail_account_deleted_subject: 'Ваш акаунт видалено',
  mail_account_deleted_title: 'Вашого акаунта більше немає',
  mail_account_deleted_text:
    'Те, що ми про вас зберігали, стерто; документи, яких вимагає закон, залишаються запечатаними, доки не ' +
    'мине їхній строк. Це наш останній лист, і ми більше не знаємо цієї адреси.',
  mail_account_deleted_note: 'Ви можете будь-коли зареєструватися знову.',
  mail_account_deleted_button: 'До магазину',
}
