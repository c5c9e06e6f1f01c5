import type { personalDataTexts as english } from '../en/personal-data.ts'
import type { Translation } from '../translation.ts'

/** The copy of everything that the shop keeps of a customer, in the account. */
export const personalDataTexts: Translation<typeof english> = {
  data_title: 'Vos données',
  data_text:
    'Recevez une copie de tout ce que nous conservons sur vous : une page qui l’explique, avec des tableaux et ' +
    'des fichiers pour des programmes.',
  data_ask: 'Demander une copie',
  data_ask_new: 'Demander une nouvelle copie',
  data_load_failed: 'Impossible de charger l’état de votre copie',
  data_asked: 'Votre copie attend son tour',
  data_making: 'Votre copie est en préparation',
  data_progress: '{done} parties sur {all} sont écrites',
  data_mailed: 'Vous pouvez quitter cette page. Nous vous écrirons quand elle sera prête.',
  data_ready: 'Votre copie est prête',
  data_ready_text: '{size}. Elle se télécharge une seule fois, jusqu’au {until}.',
  data_fetch: 'Télécharger',
  data_fetched: 'Vous avez téléchargé votre copie le {date}',
  data_fetched_text: 'Ici, elle est effacée.',
  data_expired: 'Votre copie n’a pas été téléchargée à temps',
  data_failed: 'Votre copie n’a pas pu être préparée',
  data_failed_text: 'C’est de notre faute et rien n’est perdu. Demandez-en une nouvelle.',
  data_ask_failed: 'Votre copie n’a pas pu être demandée',
  data_fetch_failed: 'Votre copie n’a pas pu être téléchargée',
  data_saved: 'Votre copie a été téléchargée',
}
