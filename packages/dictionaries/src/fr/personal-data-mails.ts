import type { personalDataMailTexts as english } from '../en/personal-data-mails.ts'
import type { Translation } from '../translation.ts'

/** The mail that tells that a copy is ready. */
export const personalDataMailTexts: Translation<typeof english> = {
  mail_personal_export_ready_subject: 'La copie de vos données est prête',
  mail_personal_export_ready_title: 'Votre copie est prête',
  mail_personal_export_ready_text:
    'Bonjour {name}, la copie de vos données demandée dans votre compte est prête. Connectez-vous et téléchargez-' +
    'la avant le {until} ; cela n’est possible qu’une fois.',
  mail_personal_export_ready_note:
    'Si ce n’était pas vous, ne la téléchargez pas et changez votre mot de passe : qui l’a demandée le connaissait.',
  mail_personal_export_ready_button: 'Vers vos données',
}
