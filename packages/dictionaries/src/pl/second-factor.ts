import type { secondFactorTexts as english } from '../en/second-factor.ts'
import type { Translation } from '../translation.ts'

/** A code beside the password: asked for when signing in, set up and kept in the account. */
export const secondFactorTexts: Translation<typeof english> = {
  factor_code_title: 'Wpisz kod',
  factor_code_aside: 'Hasło jest poprawne. Twoje konto wymaga jeszcze kodu.',
  factor_code: 'Kod',
  factor_code_hint: 'Sześć cyfr z aplikacji uwierzytelniającej albo jeden z twoich kodów zapasowych',
  factor_remember: 'Nie pytaj o kod w tej przeglądarce przez 30 dni',
  factor_back: 'Wstecz',
  factor_lost:
    'Nie masz już aplikacji ani kodów zapasowych? Napisz na {support}. Możemy usunąć drugi składnik, co ' +
    'trwa trzy dni.',

  factor_title: 'Drugi składnik',
  factor_why:
    'Hasło można odgadnąć, wyłudzić albo może wyciec gdzie indziej. Z dodatkowym kodem z aplikacji w twoim ' +
    'telefonie nikt nie wejdzie samym hasłem.',
  factor_set_up: 'Ustaw',
  factor_load_failed: 'Nie udało się wczytać twojego drugiego składnika',
  factor_on_text: 'Do zalogowania się na twoje konto potrzebne są hasło i kod.',
  factor_app: 'Aplikacja uwierzytelniająca',
  factor_since: 'Włączony od {date}',
  'factor_codes_left#one': 'Pozostał {count} z {max} kodów zapasowych',
  'factor_codes_left#few': 'Pozostały {count} z {max} kodów zapasowych',
  'factor_codes_left#many': 'Pozostało {count} z {max} kodów zapasowych',
  'factor_codes_left#other': 'Pozostało {count} z {max} kodów zapasowych',
  factor_codes_text: 'Każdy pozwala zalogować się raz, gdy nie masz pod ręką aplikacji.',
  factor_codes_few:
    'Utwórz nowe, zanim będą potrzebne: bez aplikacji i kodów pomoże tylko obsługa, a to trwa kilka dni.',
  'factor_browsers#one': '{count} przeglądarka nie pyta o kod',
  'factor_browsers#few': '{count} przeglądarki nie pytają o kod',
  'factor_browsers#many': '{count} przeglądarek nie pyta o kod',
  'factor_browsers#other': '{count} przeglądarki nie pyta o kod',
  factor_browsers_text: 'To twój wybór przy logowaniu. Obowiązuje przez 30 dni.',
  factor_browsers_none: 'Każda przeglądarka pyta o kod',
  factor_browsers_none_text: 'Przy logowaniu możesz oszczędzić jednej z nich pytania przez 30 dni.',
  factor_forget: 'Pytaj znów w każdej przeglądarce',
  factor_forget_failed: 'Nie udało się zmienić przeglądarek',
  factor_forgotten: 'Każda przeglądarka znów pyta o kod',
  factor_renew: 'Nowe kody zapasowe',
  factor_end: 'Wyłącz',

  factor_needed: 'Najpierw potrzebny jest drugi składnik',
  factor_needed_api_key:
    'Klucz czyta to, co widzisz. Aby nikt, kto pozna Twoje hasło, nie utworzył go dla siebie, konto musi ' +
    'pytać także o kod z Twojego telefonu.',
  factor_needed_payout:
    'Aby nikt, kto pozna Twoje hasło, nie wypłacił sobie Twoich pieniędzy, konto musi pytać także o kod z ' +
    'Twojego telefonu. Zajmuje to dwie minuty i wystarczy raz.',
  factor_needed_trade_link:
    'Przy takim saldzie inny link wymiany wymaga kodu z Twojego telefonu, aby nikt, kto pozna Twoje hasło, ' +
    'nie przejął Twoich skinów. Zakupy jak zawsze trafiają na zapisany link.',
  factor_needed_action: 'Skonfiguruj drugi składnik',
  factor_needed_back: 'Wróć do poprzedniej strony',

  factor_close: 'Zamknij',
  factor_password: 'Obecne hasło',
  factor_begin_title: 'Ustaw drugi składnik',
  factor_begin_text:
    'Potrzebna jest aplikacja uwierzytelniająca w telefonie. Najpierw hasło, aby nikt inny nie mógł tego zrobić.',
  factor_begin_action: 'Dalej',
  factor_begin_failed: 'Nie udało się ustawić drugiego składnika',
  factor_app_title: 'Zeskanuj obraz',
  factor_app_text:
    'Zeskanuj go aplikacją uwierzytelniającą albo wpisz w niej klucz. Potem wpisz kod, który pokazuje aplikacja.',
  factor_qr: 'Kod QR z kluczem do aplikacji uwierzytelniającej',
  factor_key: 'Klucz',
  factor_key_copy: 'Kopiuj klucz',
  factor_copied: 'Skopiowano',
  factor_key_by_hand: 'Kopiowanie się nie udało. Klucz jest zaznaczony: skopiuj go ręcznie.',
  factor_first_code: 'Kod z aplikacji',
  factor_first_code_hint: 'Sześć cyfr, co 30 sekund nowe',
  factor_confirm: 'Włącz',
  factor_confirm_failed: 'Nie udało się włączyć drugiego składnika',
  factor_set_up_done: 'Drugi składnik jest włączony',

  factor_renew_title: 'Nowe kody zapasowe?',
  factor_renew_text: 'Dotychczasowe natychmiast przestaną działać.',
  factor_renew_action: 'Utwórz nowe kody',
  factor_renew_failed: 'Nie udało się utworzyć nowych kodów zapasowych',
  factor_renewed: 'Twoje kody zapasowe są nowe',
  factor_end_title: 'Wyłączyć drugi składnik?',
  factor_end_text:
    'Do zalogowania wystarczy wtedy samo hasło. Inne urządzenia zostaną wylogowane, klucze API unieważnione, ' +
    'a wypłaty wstrzymane na 24 godziny.',
  factor_end_failed: 'Nie udało się wyłączyć drugiego składnika',
  factor_ended: 'Drugi składnik jest wyłączony',
  factor_working: 'Chwileczkę...',

  factor_codes_title: 'Twoje kody zapasowe',
  factor_codes_shown:
    'Każdy pozwala zalogować się raz, gdy nie masz pod ręką aplikacji. Zachowaj je teraz: nigdy więcej nie ' +
    'zostaną pokazane.',
  factor_codes_list: 'Kody zapasowe',
  factor_codes_copy: 'Kopiuj',
  factor_codes_print: 'Drukuj',
  factor_codes_save: 'Pobierz',
  factor_codes_by_hand: 'Kopiowanie się nie udało. Kody są zaznaczone: skopiuj je ręcznie.',
  factor_codes_kept: 'Kody mam zachowane',
  factor_codes_leave: 'Kody nigdy więcej nie zostaną pokazane. Zamknąć mimo to?',
  factor_codes_leave_no: 'Wróć do kodów',
  factor_codes_leave_yes: 'Zamknij bez nich',
  factor_codes_paper: 'Kody zapasowe do {shop}',
  factor_codes_paper_text: 'Utworzone {date}. Każdy pozwala zalogować się raz.',
}
