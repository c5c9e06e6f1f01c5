import type { choicesTexts as english } from '../en/choices.ts'
import type { Translation } from '../translation.ts'

/** Language, currency and cookies: what a visitor chooses once. */
export const choicesTexts: Translation<typeof english> = {
  choices_change: 'Cambiar idioma o moneda',
  choices_title: 'Idioma y moneda',
  choices_language: 'Idioma',
  choices_currency: 'Moneda',
  choices_close: 'Cerrar',
  choices_retry: 'Reintentar',
  choices_cookies: 'Cookies',
  choices_cookies_text: 'Usamos cookies para mantener tu sesión abierta y, si aceptas, para contar visitas.',
  choices_cookies_accept: 'Aceptar',
  choices_cookies_decline: 'Rechazar',
  choices_cookies_change: 'Ajustes de cookies',
}
