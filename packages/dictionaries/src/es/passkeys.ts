import type { passkeyTexts as english } from '../en/passkeys.ts'
import type { Translation } from '../translation.ts'

/** Passkeys: signing in with one, and the list of them in the account. */
export const passkeyTexts: Translation<typeof english> = {
  passkeys_title: 'Llaves de acceso',
  passkeys_text:
    'Entra con tu huella, tu cara o el PIN de tu dispositivo. Una llave de acceso solo responde a esta ' +
    'tienda, nadie puede sonsacártela; vale por contraseña y código.',
  passkeys_empty: 'Aún no tienes ninguna llave de acceso.',
  passkeys_load_failed: 'No se han podido cargar tus llaves de acceso',
  passkeys_add: 'Añadir una llave de acceso',
  passkeys_unsupported: 'Este navegador no admite llaves de acceso',
  passkeys_elsewhere: 'En esta dirección no funcionan las llaves de acceso. Aquí sí:',
  passkeys_need_name: 'Las llaves de acceso funcionan con el nombre de la tienda, no con una dirección numérica.',
  passkeys_created: 'Añadida el',
  passkeys_used: 'Último uso',
  passkeys_never_used: 'nunca',
  passkeys_rename: 'Renombrar',
  passkeys_rename_label: 'Renombrar la llave de acceso {name}',
  passkeys_remove: 'Eliminar',
  passkeys_remove_label: 'Eliminar la llave de acceso {name}',
  passkeys_remove_question: '¿Eliminar esta llave de acceso? Se cierra la sesión en los demás dispositivos.',
  passkeys_remove_last:
    'Es tu único segundo factor: entonces bastará tu contraseña para entrar, las claves de API se revocan y ' +
    'los pagos se pausan durante 24 horas.',
  passkeys_keep: 'Conservarla',
  passkeys_removed: 'La llave de acceso se ha eliminado',
  passkeys_renamed: 'La llave de acceso tiene un nombre nuevo',
  passkeys_added: 'Se ha añadido la llave de acceso',
  passkeys_remove_failed: 'No se ha podido eliminar la llave de acceso',
  passkeys_rename_failed: 'No se ha podido renombrar la llave de acceso',
  passkeys_add_failed: 'No se ha podido añadir la llave de acceso',
  passkey_new_title: 'Añadir una llave de acceso',
  passkey_new_text: 'Ponle un nombre que te diga dónde está. Tu navegador te pedirá después el dedo, la cara o el PIN.',
  passkey_name: 'Nombre',
  passkey_name_hint: 'Por ejemplo: mi teléfono',
  passkey_rename_title: 'Renombrar la llave de acceso',
  passkey_rename_text: 'El nombre es solo para ti; tus dispositivos conservan el suyo.',
  passkey_save: 'Guardar',
  passkey_create: 'Continuar',
  passkey_not_made: 'No se ha creado ninguna llave de acceso: se ha cancelado o este dispositivo ya tiene una.',
  passkey_not_used: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  passkey_sign_in: 'Entrar con una llave de acceso',
  passkey_prove: 'Usar una llave de acceso',
  passkey_or: 'o',
  passkeys_factor_on: 'Para entrar en tu cuenta hace falta una llave de acceso, o tu contraseña y un código.',
  passkeys_app_off: 'Sin configurar. Te ayuda cuando no tienes a mano una llave de acceso.',
  passkeys_codes_text:
    'Junto con tu contraseña, cada uno sirve para entrar una vez cuando no tengas a mano ni llave de acceso ' +
    'ni aplicación.',
  passkeys_app_end_text:
    'Entonces no se pedirá ningún código de la aplicación; tus llaves de acceso y tus códigos de recuperación ' +
    'se conservan. Se cierra la sesión en los demás dispositivos, las claves de API se revocan y los pagos se ' +
    'pausan durante 24 horas.',
  passkeys_app_end_title: '¿Desactivar la aplicación?',
}
