import type { identityTexts as english } from '../en/identity.ts'
import type { Translation } from '../translation.ts'

/** How a customer shows who they are, with documents. */
export const identityTexts: Translation<typeof english> = {
  identity_title: 'Montrer qui vous êtes',
  identity_why:
    'La loi peut nous demander de savoir de qui viennent et à qui vont les sommes importantes. Vous le ' +
    'montrez ici, une fois, avec un document.',
  identity_kept:
    'Les documents sont conservés scellés. Seuls les administrateurs de la boutique les voient, et ' +
    'chaque consultation est notée. Ils sont supprimés {days} jours après la décision. Personne ne peut ' +
    'les ouvrir depuis votre compte, pas même vous.',
  identity_load_failed: "Votre vérification n'a pas pu être chargée",
  identity_none: "Vous n'êtes pas vérifié",
  identity_none_text: "Un passeport, ou les deux côtés d'une carte d'identité, suffit le plus souvent.",
  identity_pending: 'Vos documents sont en cours d’examen',
  identity_pending_text: 'Envoyés le {date}. Nous vous écrivons dès que la décision est prise.',
  identity_approved: 'Vous êtes vérifié',
  identity_approved_text:
    "C'est valable jusqu'au {date}. Dans les trente derniers jours, vous pouvez envoyer de nouveaux " + 'documents.',
  identity_rejected: "Vos documents n'ont pas suffi",
  identity_words: 'Un mot de notre part\u00a0: «\u00a0{note}\u00a0»',
  identity_expired: 'Votre vérification a pris fin',
  identity_expired_text: 'Veuillez envoyer de nouveau des documents.',
  identity_again: 'Vous avez demandé cinq fois en trente jours. La prochaine fois est possible à partir du {date}.',
  identity_sent: 'Ce que vous avez envoyé',
  identity_gone: 'Les documents sont supprimés.',
  identity_document: '{size}, {date}',
  identity_withdraw: 'Retirer la demande',
  identity_withdrawn: 'Votre demande est retirée',
  identity_withdraw_failed: "Votre demande n'a pas pu être retirée",
  identity_form: 'Envoyer des documents',
  identity_form_text:
    "Jusqu'à {max} documents de 8 Mo au plus chacun\u00a0: JPEG, PNG, WebP ou PDF. Ce qui n'est pas envoyé " +
    'dans la journée est supprimé.',
  identity_kind: "Ce que c'est",
  identity_kind_passport: 'Passeport',
  identity_kind_identity_card_front: "Carte d'identité, recto",
  identity_kind_identity_card_back: "Carte d'identité, verso",
  identity_kind_residence_permit: 'Titre de séjour',
  identity_kind_proof_of_address: 'Justificatif de domicile',
  identity_kind_other: 'Un autre document',
  identity_add: 'Choisir un fichier',
  identity_sending: "Le document est en cours d'envoi",
  identity_added: 'Reçu\u00a0: {kind}',
  identity_add_failed: "Le document n'a pas pu être reçu",
  identity_ready: 'Prêt à être envoyé',
  identity_empty: "Aucun document n'est encore prêt à être envoyé.",
  identity_remove: 'Retirer\u00a0: {kind}',
  identity_removed: 'Retiré\u00a0: {kind}',
  identity_remove_failed: "Le document n'a pas pu être retiré",
  identity_send: 'Envoyer',
  identity_send_done: 'Vos documents sont envoyés',
  identity_send_failed: "Vos documents n'ont pas pu être envoyés",
  identity_reason_unreadable: 'Les documents ne sont pas assez lisibles.',
  identity_reason_document_expired: 'Un document a expiré.',
  identity_reason_account_differs: 'Les documents ne correspondent pas à votre compte.',
  identity_reason_not_accepted: "Nous n'acceptons pas ce type de document.",
  identity_reason_incomplete: "Il manque quelque chose, par exemple le verso d'une carte.",
  identity_reason_other: 'Ils ne montrent pas assez clairement qui vous êtes.',
}
