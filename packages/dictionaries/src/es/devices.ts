import type { deviceTexts as english } from '../en/devices.ts'
import type { Translation } from '../translation.ts'

/** Where the customer is signed in. */
export const deviceTexts: Translation<typeof english> = {
  devices_title: 'Dispositivos',
  devices_text: 'Aquí tienes la sesión abierta. Si no reconoces alguno, cierra su sesión y cambia la contraseña.',
  devices_only_this: 'Solo tienes la sesión abierta en este dispositivo.',
  device_name: '{browser} en {system}',
  device_unknown: 'Dispositivo desconocido',
  device_this: 'Este dispositivo',
  device_seen: 'Visto por última vez {when}',
  device_seen_now: 'Visto en la última hora',
  device_since: 'Sesión abierta el {date}',
  device_sign_out: 'Cerrar sesión',
  device_sign_out_label: 'Cerrar la sesión de {device}',
  device_signed_out: 'Se ha cerrado la sesión del dispositivo',
  device_sign_out_failed: 'No se pudo cerrar la sesión del dispositivo',
  devices_show_all: 'Mostrar todos ({count})',
  devices_others: 'Cerrar sesión en los demás',
  devices_others_title: '¿Cerrar sesión en los demás dispositivos?',
  devices_others_text: 'La sesión se cierra de inmediato en todos los demás dispositivos. Aquí sigue abierta.',
  devices_others_keys: 'Anular también mis claves de API',
  devices_others_cancel: 'Cancelar',
  devices_others_close: 'Cerrar',
  devices_others_done: 'Ahora solo tienes la sesión abierta aquí',
  devices_others_failed: 'No se pudo cerrar la sesión en los demás dispositivos',
  devices_load_failed: 'No se pudieron cargar tus dispositivos',
}
