import type { secondFactorTexts as english } from '../en/second-factor.ts'
import type { Translation } from '../translation.ts'

/** A code beside the password: asked for when signing in, set up and kept in the account. */
export const secondFactorTexts: Translation<typeof english> = {
  factor_code_title: 'Introduce el código',
  factor_code_aside: 'Tu contraseña es correcta. Tu cuenta pide también un código.',
  factor_code: 'Código',
  factor_code_hint: 'Seis cifras de tu aplicación de autenticación, o uno de tus códigos de recuperación',
  factor_remember: 'No pedir un código en este navegador durante 30 días',
  factor_back: 'Volver',
  factor_lost:
    '¿Has perdido la aplicación y los códigos de recuperación? Escribe a {support}. Podemos quitar el ' +
    'segundo factor; tarda tres días.',

  factor_title: 'Segundo factor',
  factor_why:
    'Una contraseña se puede adivinar, sonsacar o filtrarse en otro sitio. Con un código de una aplicación de ' +
    'tu teléfono, nadie entra solo con la contraseña.',
  factor_set_up: 'Configurar',
  factor_load_failed: 'No se ha podido cargar tu segundo factor',
  factor_on_text: 'Para entrar en tu cuenta hacen falta tu contraseña y un código.',
  factor_app: 'Aplicación de autenticación',
  factor_since: 'Activo desde el {date}',
  'factor_codes_left#one': 'Queda {count} de {max} códigos de recuperación',
  'factor_codes_left#many': 'Quedan {count} de {max} códigos de recuperación',
  'factor_codes_left#other': 'Quedan {count} de {max} códigos de recuperación',
  factor_codes_text: 'Cada uno sirve para entrar una vez cuando no tengas tu aplicación a mano.',
  factor_codes_few:
    'Crea otros nuevos antes de necesitarlos: sin aplicación ni códigos solo ayuda el soporte, y tarda días.',
  'factor_browsers#one': 'A {count} navegador no se le pide código',
  'factor_browsers#many': 'A {count} navegadores no se les pide código',
  'factor_browsers#other': 'A {count} navegadores no se les pide código',
  factor_browsers_text: 'Lo marcaste al iniciar sesión. Dura 30 días.',
  factor_browsers_none: 'En todos los navegadores se pide un código',
  factor_browsers_none_text: 'Al iniciar sesión puedes ahorrarle la pregunta a uno durante 30 días.',
  factor_forget: 'Volver a pedirlo en todos los navegadores',
  factor_forget_failed: 'No se han podido cambiar los navegadores',
  factor_forgotten: 'En todos los navegadores se vuelve a pedir un código',
  factor_renew: 'Nuevos códigos de recuperación',
  factor_end: 'Desactivar',

  factor_needed: 'Primero hace falta un segundo factor',
  factor_needed_api_key:
    'Una clave lee lo mismo que tú. Para que nadie que averigüe tu contraseña se cree una, tu cuenta tiene ' +
    'que pedir también un código de tu teléfono.',
  factor_needed_payout:
    'Para que nadie que averigüe tu contraseña cobre tu dinero, tu cuenta tiene que pedir también un código ' +
    'de tu teléfono. Se tarda dos minutos y solo hace falta una vez.',
  factor_needed_trade_link:
    'Con este saldo, otro enlace de intercambio requiere un código de tu teléfono, para que nadie que ' +
    'averigüe tu contraseña reciba tus skins. Lo que compres irá, como siempre, al enlace guardado.',
  factor_needed_action: 'Configurar un segundo factor',
  factor_needed_back: 'Volver a donde estabas',

  factor_close: 'Cerrar',
  factor_password: 'Contraseña actual',
  factor_begin_title: 'Configurar un segundo factor',
  factor_begin_text:
    'Necesitas una aplicación de autenticación en tu teléfono. Primero tu contraseña, para que nadie más ' +
    'pueda hacerlo.',
  factor_begin_action: 'Continuar',
  factor_begin_failed: 'No se ha podido configurar el segundo factor',
  factor_app_title: 'Escanea la imagen',
  factor_app_text:
    'Escanéala con tu aplicación de autenticación o escribe en ella la clave. Después introduce el código que ' +
    'muestra la aplicación.',
  factor_qr: 'Código QR con la clave para tu aplicación de autenticación',
  factor_key: 'Clave',
  factor_key_copy: 'Copiar clave',
  factor_copied: 'Copiado',
  factor_key_by_hand: 'No se ha podido copiar. La clave está seleccionada: cópiala a mano.',
  factor_first_code: 'Código de la aplicación',
  factor_first_code_hint: 'Seis cifras, nuevas cada 30 segundos',
  factor_confirm: 'Activar',
  factor_confirm_failed: 'No se ha podido activar el segundo factor',
  factor_set_up_done: 'El segundo factor está activado',

  factor_renew_title: '¿Nuevos códigos de recuperación?',
  factor_renew_text: 'Los que tienes ahora dejan de funcionar de inmediato.',
  factor_renew_action: 'Crear códigos nuevos',
  factor_renew_failed: 'No se han podido crear códigos de recuperación nuevos',
  factor_renewed: 'Tus códigos de recuperación son nuevos',
  factor_end_title: '¿Desactivar el segundo factor?',
  factor_end_text:
    'Entonces bastará tu contraseña para entrar. Se cierra la sesión en los demás dispositivos, las claves de ' +
    'API se revocan y los pagos se pausan durante 24 horas.',
  factor_end_failed: 'No se ha podido desactivar el segundo factor',
  factor_ended: 'El segundo factor está desactivado',
  factor_working: 'Un momento...',

  factor_codes_title: 'Tus códigos de recuperación',
  factor_codes_shown:
    'Cada uno sirve para entrar una vez cuando no tengas tu aplicación a mano. Guárdalos ahora: no se ' +
    'volverán a mostrar.',
  factor_codes_list: 'Códigos de recuperación',
  factor_codes_copy: 'Copiar',
  factor_codes_print: 'Imprimir',
  factor_codes_save: 'Descargar',
  factor_codes_by_hand: 'No se ha podido copiar. Los códigos están seleccionados: cópialos a mano.',
  factor_codes_kept: 'Los he guardado',
  factor_codes_leave: 'Los códigos no se volverán a mostrar. ¿Cerrar de todos modos?',
  factor_codes_leave_no: 'Volver a los códigos',
  factor_codes_leave_yes: 'Cerrar sin ellos',
  factor_codes_paper: 'Códigos de recuperación de {shop}',
  factor_codes_paper_text: 'Creados el {date}. Cada uno sirve para entrar una vez.',
}
