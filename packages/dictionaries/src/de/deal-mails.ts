import type { dealMailTexts as english } from '../en/deal-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about personal deals. */
export const dealMailTexts: Translation<typeof english> = {
  mail_deal_made_subject: 'Ein Deal für Sie: {price}',
  mail_deal_made_title: 'Wir haben etwas für Sie reserviert',
  mail_deal_made_text:
    'Guten Tag {name}, wir bieten Ihnen {items} zusammen für {price} an. Einzeln kostet das {sum}. Es ist bis ' +
    '{until} für Sie reserviert.{words}',
  mail_deal_made_note:
    'Kaufen oder ablehnen können Sie in Ihrem Konto; bezahlt wird vom Guthaben. Ohne Antwort endet der Deal ' +
    'einfach.',
  mail_deal_made_button: 'Zum Deal',

  mail_deal_withdrawn_subject: 'Unser Deal {deal} ist zurückgezogen',
  mail_deal_withdrawn_title: 'Ein Deal wurde zurückgezogen',
  mail_deal_withdrawn_text:
    'Guten Tag {name}, wir haben unseren Deal {deal} zurückgezogen: {items} für {price}. Er ist nicht mehr ' +
    'für Sie reserviert.',
  mail_deal_withdrawn_note:
    'Sie haben dafür nichts bezahlt. Was noch zu haben ist, finden Sie im Shop, jeden Artikel zu seinem ' +
    'eigenen Preis.',
  mail_deal_withdrawn_button: 'Zu Ihren Deals',
}
