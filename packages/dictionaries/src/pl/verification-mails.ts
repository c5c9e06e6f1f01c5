import type { verificationMailTexts as english } from '../en/verification-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about whether a customer is verified as who they are. */
export const verificationMailTexts: Translation<typeof english> = {
  mail_verification_asked_subject: 'Otrzymaliśmy twoje dokumenty',
  mail_verification_asked_title: 'Sprawdzamy twoje dokumenty',
  mail_verification_asked_text:
    'Cześć {name}, z twojego konta wysłano dokumenty, które pokazują, kim jesteś. Napiszemy, gdy tylko ' +
    'zapadnie decyzja.',
  mail_verification_asked_note:
    'Jeśli to nie ty, zaloguj się, wycofaj prośbę i zmień hasło: ktoś inny jest zalogowany na twoim ' + 'koncie.',
  mail_verification_asked_button: 'Zobacz, co się dzieje',
  mail_verification_approved_subject: 'Masz weryfikację',
  mail_verification_approved_title: 'Masz weryfikację',
  mail_verification_approved_text:
    'Cześć {name}, sprawdziliśmy twoje dokumenty i twoja tożsamość jest zweryfikowana do {until}.',
  mail_verification_approved_note: 'Napiszemy trzydzieści dni przed końcem.',
  mail_verification_approved_button: 'Do mojego konta',
  mail_verification_rejected_subject: 'Twoje dokumenty nie wystarczyły',
  mail_verification_rejected_title: 'Nie udało się ciebie zweryfikować',
  mail_verification_rejected_text: 'Cześć {name}, sprawdziliśmy twoje dokumenty. {cause}{words}',
  mail_verification_rejected_note: 'Inne dokumenty możesz wysłać od razu.',
  mail_verification_rejected_button: 'Wyślij inne dokumenty',
  mail_verification_ending_subject: 'Twoja weryfikacja niedługo wygaśnie',
  mail_verification_ending_title: 'Twoja weryfikacja wygaśnie {until}',
  mail_verification_ending_text:
    'Cześć {name}, twoja tożsamość jest zweryfikowana do {until}. Wyślij wcześniej nowe dokumenty, aby ' +
    'nic nie musiało czekać.',
  mail_verification_ending_note: 'Do tego czasu wszystko zostaje bez zmian.',
  mail_verification_ending_button: 'Wyślij dokumenty',
  mail_verification_expired_subject: 'Twoja weryfikacja wygasła',
  mail_verification_expired_title: 'Twoja weryfikacja wygasła',
  mail_verification_expired_text:
    'Cześć {name}, twoja tożsamość nie jest już u nas zweryfikowana. Większe kwoty być może poczekają, ' +
    'aż ponownie wyślesz dokumenty.',
  mail_verification_expired_note: 'Twoje saldo i zamówienia zostają bez zmian.',
  mail_verification_expired_button: 'Wyślij dokumenty',
}
