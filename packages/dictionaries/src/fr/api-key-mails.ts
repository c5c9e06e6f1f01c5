import type { apiKeyMailTexts as english } from '../en/api-key-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about API keys. */
export const apiKeyMailTexts: Translation<typeof english> = {
  mail_api_key_created_subject: 'Une nouvelle clé d’API pour votre compte',
  mail_api_key_created_title: 'Une nouvelle clé d’API',
  mail_api_key_created_text:
    'Bonjour {name}, la clé « {key} » vient d’être créée pour votre compte. Jusqu’au {date}, elle peut lire : ' +
    '{scopes}. Elle ne peut rien acheter, payer ni modifier.',
  mail_api_key_created_note:
    'Si ce n’était pas vous, révoquez la clé et changez votre mot de passe : la personne qui l’a créée le connaissait.',
  mail_api_key_created_button: 'Voir vos clés d’API',
}
