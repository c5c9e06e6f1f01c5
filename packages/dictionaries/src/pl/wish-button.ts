import type { wishButtonTexts as english } from '../en/wish-button.ts'
import type { Translation } from '../translation.ts'

/** The heart beside a skin. */
export const wishButtonTexts: Translation<typeof english> = {
  wish_button: 'Lista życzeń: {title}',
  wish_add: 'Dodaj do listy życzeń',
  wish_remove: 'Usuń z listy życzeń',
  wish_added: 'Na liście życzeń. Ustaw tam cenę, a napiszemy do ciebie.',
  wish_removed: 'Usunięto z listy życzeń',
  wish_add_failed: 'Nie udało się dodać do listy życzeń',
  wish_remove_failed: 'Nie udało się usunąć z listy życzeń',
  wish_sign_in: 'Zaloguj się, aby prowadzić listę życzeń',
}
