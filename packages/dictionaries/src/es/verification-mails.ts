import type { verificationMailTexts as english } from '../en/verification-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about whether a customer is verified as who they are. */
export const verificationMailTexts: Translation<typeof english> = {
  mail_verification_asked_subject: 'Hemos recibido tus documentos',
  mail_verification_asked_title: 'Estamos revisando tus documentos',
  mail_verification_asked_text:
    'Hola, {name}: desde tu cuenta se han enviado documentos que muestran quién eres. Te escribimos en ' +
    'cuanto esté decidido.',
  mail_verification_asked_note:
    'Si no has sido tú, inicia sesión, retira la solicitud y cambia tu contraseña: otra persona ha ' +
    'entrado en tu cuenta.',
  mail_verification_asked_button: 'Ver cómo está',
  mail_verification_approved_subject: 'Estás verificado',
  mail_verification_approved_title: 'Estás verificado',
  mail_verification_approved_text:
    'Hola, {name}: hemos revisado tus documentos y tu identidad está verificada hasta el {until}.',
  mail_verification_approved_note: 'Te escribimos treinta días antes de que termine.',
  mail_verification_approved_button: 'Ir a mi cuenta',
  mail_verification_rejected_subject: 'Tus documentos no han bastado',
  mail_verification_rejected_title: 'No hemos podido verificarte',
  mail_verification_rejected_text: 'Hola, {name}: hemos revisado tus documentos. {cause}{words}',
  mail_verification_rejected_note: 'Puedes enviar otros documentos enseguida.',
  mail_verification_rejected_button: 'Enviar otros documentos',
  mail_verification_ending_subject: 'Tu verificación termina pronto',
  mail_verification_ending_title: 'Tu verificación termina el {until}',
  mail_verification_ending_text:
    'Hola, {name}: tu identidad está verificada hasta el {until}. Envía antes documentos nuevos para que ' +
    'nada tenga que esperar.',
  mail_verification_ending_note: 'Hasta entonces todo sigue igual.',
  mail_verification_ending_button: 'Enviar documentos',
  mail_verification_expired_subject: 'Tu verificación ha terminado',
  mail_verification_expired_title: 'Tu verificación ha terminado',
  mail_verification_expired_text:
    'Hola, {name}: tu identidad ya no está verificada en la tienda. Las sumas mayores quizá tengan que ' +
    'esperar hasta que vuelvas a enviar documentos.',
  mail_verification_expired_note: 'Tu saldo y tus pedidos siguen igual.',
  mail_verification_expired_button: 'Enviar documentos',
}
