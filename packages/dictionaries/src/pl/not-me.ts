import type { notMeTexts as english } from '../en/not-me.ts'
import type { Translation } from '../translation.ts'

/** The page of the mailed link “This was not me”. */
export const notMeTexts: Translation<typeof english> = {
  not_me_title: 'To nie Ty?',
  not_me_text:
    'Od razu zamkniemy Twoje konto: wszyscy zostaną wylogowani, klucze API wygasną, wypłaty i dostawy zostaną ' +
    'wstrzymane, a hasło przestanie działać. Konto otworzymy, gdy porozmawiamy z Tobą.',
  not_me_action: 'Zamknij moje konto',
  not_me_failed: 'Nie udało się zamknąć konta. Spróbuj ponownie.',
  not_me_done_title: 'Twoje konto jest zamknięte',
  not_me_done_text:
    'Nikt nie jest już zalogowany i nikt nie może się zalogować. Napisz na {support}: upewnimy się, że to Ty, i ' +
    'otworzymy konto. Potem ustawisz nowe hasło przez e-mail.',
  not_me_used_text: 'Zamknięte konto pozostaje zamknięte, dopóki nie porozmawiamy z Tobą. Napisz na {support}.',
  not_me_over_text:
    'Taki link działa 30 dni. Jeśli obawiasz się o konto, ustaw teraz nowe hasło i napisz na {support}.',
  not_me_write: 'Napisz do nas',
  not_me_reset: 'Ustaw nowe hasło',
  not_me_home: 'Do sklepu',
}
