import type { notMeTexts as english } from '../en/not-me.ts'
import type { Translation } from '../translation.ts'

/** The page of the mailed link “This was not me”. */
export const notMeTexts: Translation<typeof english> = {
  not_me_title: '¿No has sido tú?',
  not_me_text:
    'Cerramos tu cuenta al momento: se cierran todas las sesiones, terminan las claves API, se detienen los ' +
    'pagos y las entregas, y tu contraseña deja de servir. Se vuelve a abrir cuando hayamos hablado contigo.',
  not_me_action: 'Cerrar mi cuenta',
  not_me_failed: 'No se ha podido cerrar tu cuenta. Inténtalo de nuevo.',
  not_me_done_title: 'Tu cuenta está cerrada',
  not_me_done_text:
    'Ya no hay ninguna sesión abierta y nadie puede entrar. Escribe a {support}: nos aseguramos de que eres tú ' +
    'y volvemos a abrir tu cuenta. Después eliges una contraseña nueva por correo.',
  not_me_used_text: 'Una cuenta cerrada sigue cerrada hasta que hayamos hablado contigo. Escribe a {support}.',
  not_me_over_text:
    'Un enlace así sirve durante 30 días. Si temes por tu cuenta, elige ahora una contraseña nueva y escribe a ' +
    '{support}.',
  not_me_write: 'Escríbenos',
  not_me_reset: 'Elegir otra contraseña',
  not_me_home: 'A la tienda',
}
