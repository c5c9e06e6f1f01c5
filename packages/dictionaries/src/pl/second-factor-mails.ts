import type { secondFactorMailTexts as english } from '../en/second-factor-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about the second factor of a customer's sign-in. */
export const secondFactorMailTexts: Translation<typeof english> = {
  mail_second_factor_on_subject: 'Przy logowaniu potrzebny jest teraz kod',
  mail_second_factor_on_title: 'Twoje konto ma drugi składnik',
  mail_second_factor_on_text:
    'Od teraz logowanie wymaga także kodu z aplikacji uwierzytelniającej. Inne zalogowane urządzenia zostały ' +
    'wylogowane. Przechowuj kody zapasowe tam, gdzie znajdziesz je bez telefonu.',
  mail_second_factor_on_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_second_factor_on_button: 'Sprawdź moje konto',
  mail_second_factor_off_subject: 'Drugi składnik został wyłączony',
  mail_second_factor_off_title: 'Twoje konto nie ma już drugiego składnika',
  mail_second_factor_off_text:
    'Od teraz do logowania wystarcza samo hasło. Inne zalogowane urządzenia zostały wylogowane, klucze API są ' +
    'unieważnione, a wypłaty są wstrzymane na 24 godziny.',
  mail_second_factor_off_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_second_factor_off_button: 'Sprawdź moje konto',
  mail_recovery_codes_new_subject: 'Nowe kody zapasowe do Twojego konta',
  mail_recovery_codes_new_title: 'Twoje kody zapasowe są nowe',
  mail_recovery_codes_new_text: 'Utworzono dziesięć nowych kodów zapasowych. Poprzednie już nie działają.',
  mail_recovery_codes_new_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_recovery_codes_new_button: 'Sprawdź moje konto',
  mail_recovery_code_used_subject: 'Użyto kodu zapasowego',
  mail_recovery_code_used_title: 'Czy to Ty?',
  mail_recovery_code_used_text:
    'Ktoś właśnie użył jednego z Twoich kodów zapasowych razem z poprawnym hasłem. Ten kod nie zadziała ponownie.' +
    ' Pozostałe kody: {count}.',
  mail_recovery_code_used_note:
    'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas. Jeśli zostało ich niewiele, utwórz nowe na swoim ' +
    'koncie.',
  mail_recovery_code_used_button: 'Sprawdź moje konto',
  mail_factor_removal_subject: 'Twój drugi składnik zostanie usunięty',
  mail_factor_removal_title: 'Ktoś poprosił nas o usunięcie Twojego drugiego składnika',
  mail_factor_removal_text:
    'Ponieważ aplikacja i kody zapasowe miały zostać utracone, Twój drugi składnik zostanie usunięty {time}. Od ' +
    'tej chwili do logowania wystarczy samo hasło.',
  mail_factor_removal_note:
    'Jeśli to nie Ty, zaloguj się wcześniej kodem: to wszystko zakończy. Potem ustaw nowe hasło i napisz do nas.',
  mail_factor_removal_button: 'Zaloguj się',
}
