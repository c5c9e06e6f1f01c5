import type { dealMailTexts as english } from '../en/deal-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about personal deals. */
export const dealMailTexts: Translation<typeof english> = {
  mail_deal_made_subject: 'Une offre pour vous : {price}',
  mail_deal_made_title: 'Nous vous avons réservé quelque chose',
  mail_deal_made_text:
    'Bonjour {name}, nous vous proposons {items} pour {price} en tout. À l’unité, cela fait {sum}. C’est réservé ' +
    'pour vous jusqu’au {until}.{words}',
  mail_deal_made_note:
    'Achetez ou refusez l’offre dans votre compte ; elle est payée avec votre solde. Sans réponse, elle prend ' +
    'simplement fin.',
  mail_deal_made_button: 'Voir l’offre',

  mail_deal_withdrawn_subject: 'Notre offre {deal} est retirée',
  mail_deal_withdrawn_title: 'Une offre a été retirée',
  mail_deal_withdrawn_text:
    'Bonjour {name}, nous avons retiré notre offre {deal} : {items} pour {price}. Elle n’est plus réservée ' +
    'pour vous.',
  mail_deal_withdrawn_note:
    'Vous n’avez rien payé pour elle. Ce qui est encore en vente se trouve dans la boutique, chaque article à ' +
    'son propre prix.',
  mail_deal_withdrawn_button: 'Voir vos offres',
}
