import type { accountMailTexts as english } from '../en/account-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about an account and its safety. */
export const accountMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Confirma tu nueva dirección de correo',
  mail_change_email_title: 'Un clic y es tuya',
  mail_change_email_text:
    'Abre el enlace de abajo y esta dirección pasará a ser la de tu cuenta. Hasta entonces no cambia nada.',
  mail_change_email_note:
    'El enlace funciona una vez, durante {hours} horas. Si no lo has pedido, no lo abras y no pasará nada.',
  mail_change_email_button: 'Usar esta dirección',

  mail_change_email_taken_subject: 'Alguien quería usar tu dirección de correo',
  mail_change_email_taken_title: 'Esta dirección ya es tuya',
  mail_change_email_taken_text:
    'Alguien, quizá tú, ha pedido pasar otra cuenta a esta dirección. Pertenece a tu cuenta, así que no se ' +
    'ha cambiado nada.',
  mail_change_email_taken_note:
    'Si has sido tú, entra con esta dirección como siempre. Si no, no tienes que hacer nada.',
  mail_change_email_taken_button: 'Entrar',

  mail_email_change_asked_subject: 'Se ha pedido una nueva dirección de correo',
  mail_email_change_asked_title: '¿Eres tú?',
  mail_email_change_asked_text:
    'Alguien que conoce tu contraseña, esperamos que tú, quiere pasar tu cuenta a otra dirección de correo. ' +
    'Ocurrirá cuando se abra el enlace que hemos enviado a esa otra dirección.',
  mail_email_change_asked_note:
    'Si no has sido tú, cambia ahora tu contraseña: así se anula el cambio y se cierra la sesión en los ' +
    'demás dispositivos.',
  mail_email_change_asked_button: 'Ir a mi cuenta',

  mail_trade_account_new_subject: 'Otra cuenta de Steam para tus objetos',
  mail_trade_account_new_title: 'Tus objetos van ahora a otra cuenta de Steam',
  mail_trade_account_new_text:
    'En tu cuenta se ha guardado el enlace de intercambio de una cuenta de Steam que no habías usado con ' +
    'nosotros. Lo que va a ella se envía a partir del {until}, para que puedas pararlo si no has sido tú.',
  mail_trade_account_new_note:
    'Si no has sido tú, corrige tu enlace de intercambio y cambia ya tu contraseña: así se cierra la sesión ' +
    'en todos los demás dispositivos.',
  mail_trade_account_new_button: 'A mi perfil',

  mail_email_changed_subject: 'Ha cambiado el correo de tu cuenta',
  mail_email_changed_title: 'Tu cuenta se ha mudado',
  mail_email_changed_text:
    'Tu cuenta tiene ahora otra dirección de correo; con esta ya no se puede entrar. Se ha cerrado la sesión ' +
    'en todos los dispositivos, menos en el que pidió el cambio.',
  mail_email_changed_note: 'Si no has sido tú, responde a este correo cuanto antes para que podamos pararlo.',
  mail_email_changed_button: 'A la tienda',

  mail_password_reset_subject: 'Elige una contraseña nueva',
  mail_password_reset_title: 'Una contraseña nueva para tu cuenta',
  mail_password_reset_text:
    'Alguien, quizá tú, ha pedido una contraseña nueva. El botón lleva a la página donde se elige.',
  mail_password_reset_note:
    'El enlace funciona una vez, durante {minutes} minutos. Si no has sido tú, no lo abras: tu contraseña no ' +
    'cambia.',
  mail_password_reset_button: 'Elegir una contraseña nueva',
  mail_password_changed_subject: 'Se ha cambiado tu contraseña',
  mail_password_changed_title: 'Se ha cambiado tu contraseña',
  mail_password_changed_text:
    'Tu cuenta tiene una contraseña nueva. Se ha cerrado la sesión en los demás dispositivos.',
  mail_password_changed_note: 'Si no has sido tú, pon una contraseña nueva cuanto antes y escríbenos.',
  mail_password_changed_button: 'Restablecer la contraseña',

  mail_device_name: '{browser} en {system}',
  mail_device_unknown: 'un navegador desconocido',
  mail_new_device_subject: 'Nuevo inicio de sesión en tu cuenta',
  mail_new_device_title: '¿Has sido tú?',
  mail_new_device_text:
    'Alguien acaba de entrar en tu cuenta con la contraseña correcta, desde un dispositivo que no habíamos visto ' +
    'en ella: {device}, dirección IP {address}, {time}. Si has sido tú, todo está en orden.',
  mail_new_device_note:
    'Si no has sido tú, cambia ahora la contraseña y cierra la sesión en los demás dispositivos. Encontrarás las dos ' +
    'cosas en tu cuenta.',
  mail_new_device_button: 'Revisar mi cuenta',

  mail_second_factor_on_subject: 'Al iniciar sesión ahora se pide un código',
  mail_second_factor_on_title: 'Tu cuenta tiene un segundo factor',
  mail_second_factor_on_text:
    'A partir de ahora, al iniciar sesión se pide también un código de tu aplicación de autenticación. Se ha ' +
    'cerrado la sesión en los demás dispositivos. Guarda tus códigos de recuperación donde los encuentres sin tu ' +
    'teléfono.',
  mail_second_factor_on_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_second_factor_on_button: 'Revisar mi cuenta',
  mail_second_factor_off_subject: 'Se ha desactivado el segundo factor',
  mail_second_factor_off_title: 'Tu cuenta ya no tiene un segundo factor',
  mail_second_factor_off_text:
    'A partir de ahora basta tu contraseña para iniciar sesión. Se ha cerrado la sesión en los demás ' +
    'dispositivos, las claves de API quedan revocadas y los pagos se pausan durante 24 horas.',
  mail_second_factor_off_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_second_factor_off_button: 'Revisar mi cuenta',
  mail_passkey_added_subject: 'Se ha añadido una llave de acceso a tu cuenta',
  mail_passkey_added_title: 'Una nueva forma de entrar en tu cuenta',
  mail_passkey_added_text: 'La llave de acceso «{passkey}» entra desde ahora en tu cuenta, sin contraseña.',
  mail_passkey_added_note: 'Si no has sido tú, elimínala, elige una contraseña nueva de inmediato y escríbenos.',
  mail_passkey_added_button: 'Revisar mi cuenta',
  mail_passkey_removed_subject: 'Se ha eliminado una llave de acceso de tu cuenta',
  mail_passkey_removed_title: 'Una llave de acceso menos',
  mail_passkey_removed_text:
    'La llave de acceso «{passkey}» ya no entra en tu cuenta. Se ha cerrado la sesión en los demás ' + 'dispositivos.',
  mail_passkey_removed_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_passkey_removed_button: 'Revisar mi cuenta',
  mail_passkey_copied_subject: 'Hemos rechazado una llave de acceso de tu cuenta',
  mail_passkey_copied_title: 'Puede que haya una copia de tu llave de acceso',
  mail_passkey_copied_text:
    'Se ha usado la llave de acceso «{passkey}», pero su contador va por detrás del anterior, como el de una ' +
    'copia. No la hemos aceptado.',
  mail_passkey_copied_note:
    'Elimina esta llave de acceso en tu cuenta y añade otra. Si no has sido tú, escríbenos también.',
  mail_passkey_copied_button: 'Revisar mi cuenta',
  mail_account_reopened_subject: 'Tu cuenta vuelve a estar abierta',
  mail_account_reopened_title: 'Tu cuenta vuelve a estar abierta',
  mail_account_reopened_text:
    'Nos dijiste que no habías sido tú y cerramos tu cuenta. Ahora vuelve a estar abierta. Tu contraseña ' +
    'antigua ya no vale: elige primero una nueva.',
  mail_account_reopened_note:
    'Las llaves de acceso, los códigos de recuperación, las claves de API y la aplicación de autenticación ' +
    'configurada en los 30 días anteriores ya no valen: configúralos de nuevo. Si no has hablado con ' +
    'nosotros, escríbenos de inmediato.',
  mail_account_reopened_button: 'Elegir una contraseña nueva',
  mail_app_off_subject: 'Se ha desactivado tu aplicación de autenticación',
  mail_app_off_title: 'Ya no se pide ningún código de la aplicación',
  mail_app_off_text:
    'Tus llaves de acceso y tus códigos de recuperación se conservan. Se ha cerrado la sesión en los demás ' +
    'dispositivos, las claves de API se han revocado y los pagos se pausan durante 24 horas.',
  mail_app_off_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_app_off_button: 'Revisar mi cuenta',
  mail_recovery_codes_new_subject: 'Nuevos códigos de recuperación para tu cuenta',
  mail_recovery_codes_new_title: 'Tus códigos de recuperación son nuevos',
  mail_recovery_codes_new_text: 'Se han creado diez códigos de recuperación nuevos. Los anteriores ya no funcionan.',
  mail_recovery_codes_new_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_recovery_codes_new_button: 'Revisar mi cuenta',
  mail_recovery_code_used_subject: 'Se ha usado un código de recuperación',
  mail_recovery_code_used_title: '¿Has sido tú?',
  mail_recovery_code_used_text:
    'Alguien acaba de usar uno de tus códigos de recuperación con la contraseña correcta. No volverá a funcionar.' +
    ' Códigos restantes: {count}.',
  mail_recovery_code_used_note:
    'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos. Si quedan pocos, crea otros nuevos ' +
    'en tu cuenta.',
  mail_recovery_code_used_button: 'Revisar mi cuenta',
  mail_factor_removal_subject: 'Se va a quitar tu segundo factor',
  mail_factor_removal_title: 'Alguien nos ha pedido quitar tu segundo factor',
  mail_factor_removal_text:
    'Como se nos dijo que la aplicación y los códigos de recuperación se han perdido, tu segundo factor se ' +
    'quitará el {time}. Desde entonces bastará tu contraseña para iniciar sesión.',
  mail_factor_removal_note:
    'Si no has sido tú, inicia sesión con un código antes: eso lo detiene. Después elige una contraseña nueva y ' +
    'escríbenos.',
  mail_factor_removal_button: 'Iniciar sesión',

  mail_api_key_created_subject: 'Una nueva clave de API para tu cuenta',
  mail_api_key_created_title: 'Una nueva clave de API',
  mail_api_key_created_text:
    'Hola, {name}: se acaba de crear la clave «{key}» para tu cuenta. Hasta el {date} puede leer: {scopes}. ' +
    'No puede comprar, pagar ni cambiar nada.',
  mail_api_key_created_note: 'Si no has sido tú, revoca la clave y cambia tu contraseña: quien la creó la conocía.',
  mail_api_key_created_button: 'Ver tus claves de API',

  mail_personal_export_ready_subject: 'La copia de tus datos está lista',
  mail_personal_export_ready_title: 'Tu copia está lista',
  mail_personal_export_ready_text:
    'Hola, {name}: la copia de tus datos que se pidió en tu cuenta, o a nosotros en tu nombre, está lista. ' +
    'Inicia sesión y descárgala hasta el {until}; solo se puede una vez.',
  mail_personal_export_ready_note: 'Si no has sido tú, no la descargues, cambia tu contraseña y escríbenos.',
  mail_personal_export_ready_button: 'Ir a tus datos',

  mail_deletion_asked_subject: 'Tu cuenta se eliminará',
  mail_deletion_asked_title: 'Tu cuenta se eliminará el {until}',
  mail_deletion_asked_text:
    'Alguien que demostró ser tú lo pidió en tu cuenta o a nosotros. Hasta entonces puedes entrar y ' +
    'conservarla con un clic; mientras tanto no puede empezar nada nuevo, y tus claves de API han terminado.',
  mail_deletion_asked_note: 'Si no has sido tú, conserva tu cuenta, cambia tu contraseña y escríbenos.',
  mail_deletion_asked_button: 'Ir a mi cuenta',
  mail_deletion_taken_back_subject: 'Tu cuenta se queda',
  mail_deletion_taken_back_title: 'Tu cuenta no se eliminará',
  mail_deletion_taken_back_text:
    'La eliminación se ha anulado en tu cuenta y todo está como antes. Las claves de API que terminaron no ' +
    'vuelven; puedes crear otras nuevas.',
  mail_deletion_taken_back_note: 'Si no has sido tú, cambia tu contraseña: alguien más ha entrado en tu cuenta.',
  mail_deletion_taken_back_button: 'Ir a mi cuenta',
  mail_copy_handed_over_subject: 'Se nos entrega una copia de tus datos',
  mail_copy_handed_over_title: 'Se nos entrega una copia de tus datos para ti',
  mail_copy_handed_over_text:
    'Hola, {name}: alguien nos lo pidió en tu nombre y dijo que ya no puede entrar en tu cuenta. Dos personas' +
    ' de nuestro equipo lo han comprobado: a partir del {time}, una de ellas puede descargar una vez la copia' +
    ' de tus datos y enviarla a quien la pidió.',
  mail_copy_handed_over_note: 'Si no has sido tú, escríbenos enseguida.',
  mail_copy_handed_over_button: 'Ir a mi cuenta',
  mail_account_deleted_subject: 'Tu cuenta se ha eliminado',
  mail_account_deleted_title: 'Tu cuenta ya no existe',
  mail_account_deleted_text:
    'Lo que guardábamos sobre ti se ha borrado; los documentos que exige la ley se conservan sellados hasta ' +
    'que pase su plazo. Este es nuestro último correo y ya no conocemos esta dirección.',
  mail_account_deleted_note: 'Puedes volver a registrarte cuando quieras.',
  mail_account_deleted_button: 'A la tienda',
}
