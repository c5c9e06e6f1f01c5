import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Ihr Angebot {offer} ist bei uns eingegangen',
  mail_offer_created_title: 'Danke für Ihr Angebot',
  mail_offer_created_text:
    'Guten Tag {name}, Ihr Angebot {offer} ist bei uns eingegangen: {title} für {price}. Wir prüfen es und ' +
    'antworten innerhalb von 3 Arbeitstagen, spätestens bis {until}.',
  mail_offer_created_note:
    'Bitte behalten Sie den Gegenstand bis dahin in Ihrem Inventar. Wir teilen Ihnen per E-Mail mit, was wir ' +
    'zahlen können; ob Sie verkaufen, entscheiden Sie.',
  mail_offer_created_button: 'Angebot ansehen',
}
