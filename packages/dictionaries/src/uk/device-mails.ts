import type { deviceMailTexts as english } from '../en/device-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about devices. */
export const deviceMailTexts: Translation<typeof english> = {
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
}
