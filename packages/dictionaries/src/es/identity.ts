import type { identityTexts as english } from '../en/identity.ts'
import type { Translation } from '../translation.ts'

/** How a customer shows who they are, with documents. */
export const identityTexts: Translation<typeof english> = {
  identity_title: 'Demuestra quién eres',
  identity_why:
    'La ley puede exigirnos saber de quién vienen y a quién van las sumas mayores. Aquí lo demuestras ' +
    'una vez con un documento.',
  identity_kept:
    'Los documentos se guardan sellados. Solo los administradores de la tienda los ven, y cada consulta ' +
    'queda registrada. Se eliminan {days} días después de la decisión. Nadie puede abrirlos desde tu ' +
    'cuenta, ni siquiera tú.',
  identity_load_failed: 'No se ha podido cargar tu verificación',
  identity_none: 'No estás verificado',
  identity_none_text: 'En la mayoría de los casos basta un pasaporte o las dos caras de un documento de identidad.',
  identity_pending: 'Estamos revisando tus documentos',
  identity_pending_text: 'Enviados el {date}. Te escribimos en cuanto esté decidido.',
  identity_approved: 'Estás verificado',
  identity_approved_text: 'Vale hasta el {date}. En los treinta días anteriores puedes enviar documentos nuevos.',
  identity_rejected: 'Tus documentos no han bastado',
  identity_words: 'Unas palabras nuestras: «{note}»',
  identity_expired: 'Tu verificación ha terminado',
  identity_expired_text: 'Vuelve a enviar documentos, por favor.',
  identity_again: 'Lo has pedido cinco veces en treinta días. Podrás volver a hacerlo a partir del {date}.',
  identity_sent: 'Lo que has enviado',
  identity_gone: 'Los documentos se han eliminado.',
  identity_document: '{size}, {date}',
  identity_withdraw: 'Retirarla',
  identity_withdrawn: 'Tu solicitud se ha retirado',
  identity_withdraw_failed: 'No se ha podido retirar tu solicitud',
  identity_form: 'Enviar documentos',
  identity_form_text:
    'Hasta {max} documentos de 8 MB como máximo cada uno: JPEG, PNG, WebP o PDF. Lo que no se envía en ' +
    'un día se elimina.',
  identity_kind: 'Qué es',
  identity_kind_passport: 'Pasaporte',
  identity_kind_identity_card_front: 'Documento de identidad, anverso',
  identity_kind_identity_card_back: 'Documento de identidad, reverso',
  identity_kind_residence_permit: 'Permiso de residencia',
  identity_kind_proof_of_address: 'Justificante de domicilio',
  identity_kind_other: 'Otro documento',
  identity_add: 'Elegir un archivo',
  identity_sending: 'El documento se está subiendo',
  identity_added: 'Subido: {kind}',
  identity_add_failed: 'No se ha podido subir el documento',
  identity_ready: 'Listo para enviar',
  identity_empty: 'Aún no hay ningún documento listo para enviar.',
  identity_remove: 'Quitar: {kind}',
  identity_removed: 'Quitado: {kind}',
  identity_remove_failed: 'No se ha podido quitar el documento',
  identity_send: 'Enviar',
  identity_send_done: 'Tus documentos se han enviado',
  identity_send_failed: 'No se han podido enviar tus documentos',
  identity_reason_unreadable: 'Los documentos no se leen lo bastante bien.',
  identity_reason_document_expired: 'Un documento ha caducado.',
  identity_reason_account_differs: 'Los documentos no coinciden con lo que dice tu cuenta.',
  identity_reason_not_accepted: 'No aceptamos documentos de este tipo.',
  identity_reason_incomplete: 'Falta algo, por ejemplo el reverso de un documento.',
  identity_reason_other: 'No muestran con suficiente claridad quién eres.',
}
