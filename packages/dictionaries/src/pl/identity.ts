import type { identityTexts as english } from '../en/identity.ts'
import type { Translation } from '../translation.ts'

/** How a customer shows who they are, with documents. */
export const identityTexts: Translation<typeof english> = {
  identity_title: 'Pokaż, kim jesteś',
  identity_why:
    'Prawo może wymagać, abyśmy wiedzieli, od kogo pochodzą i do kogo trafiają większe kwoty. Tutaj ' +
    'pokażesz to raz, dokumentem.',
  identity_kept:
    'Dokumenty są przechowywane zapieczętowane. Widzą je tylko administratorzy sklepu, a każde otwarcie ' +
    'jest zapisywane. Usuwamy je {days} dni po decyzji. Nikt nie otworzy ich z twojego konta, nawet ty.',
  identity_load_failed: 'Nie udało się wczytać twojej weryfikacji',
  identity_none: 'Nie masz jeszcze weryfikacji',
  identity_none_text: 'Zwykle wystarczy paszport albo obie strony dowodu osobistego.',
  identity_pending: 'Sprawdzamy twoje dokumenty',
  identity_pending_text: 'Wysłano {date}. Napiszemy, gdy tylko zapadnie decyzja.',
  identity_approved: 'Masz weryfikację',
  identity_approved_text: 'Jest ważna do {date}. Przez ostatnie trzydzieści dni możesz wysłać nowe dokumenty.',
  identity_rejected: 'Twoje dokumenty nie wystarczyły',
  identity_words: 'Kilka słów od nas: „{note}”',
  identity_expired: 'Twoja weryfikacja wygasła',
  identity_expired_text: 'Prześlij dokumenty jeszcze raz.',
  identity_again: 'W ciągu trzydziestu dni było już pięć próśb. Następna będzie możliwa od {date}.',
  identity_sent: 'Co zostało wysłane',
  identity_gone: 'Dokumenty zostały usunięte.',
  identity_document: '{size}, {date}',
  identity_withdraw: 'Wycofaj',
  identity_withdrawn: 'Twoja prośba została wycofana',
  identity_withdraw_failed: 'Nie udało się wycofać twojej prośby',
  identity_form: 'Wyślij dokumenty',
  identity_form_text:
    'Do {max} dokumentów, każdy do 8 MB: JPEG, PNG, WebP lub PDF. To, co nie zostanie wysłane w ciągu ' +
    'dnia, usuwamy.',
  identity_kind: 'Co to jest',
  identity_kind_passport: 'Paszport',
  identity_kind_identity_card_front: 'Dowód osobisty, przód',
  identity_kind_identity_card_back: 'Dowód osobisty, tył',
  identity_kind_residence_permit: 'Karta pobytu',
  identity_kind_proof_of_address: 'Potwierdzenie adresu',
  identity_kind_other: 'Inny dokument',
  identity_add: 'Wybierz plik',
  identity_sending: 'Dokument jest przesyłany',
  identity_added: 'Przesłano: {kind}',
  identity_add_failed: 'Nie udało się przesłać dokumentu',
  identity_ready: 'Gotowe do wysłania',
  identity_empty: 'Żaden dokument nie jest jeszcze gotowy do wysłania.',
  identity_remove: 'Usuń: {kind}',
  identity_removed: 'Usunięto: {kind}',
  identity_remove_failed: 'Nie udało się usunąć dokumentu',
  identity_send: 'Wyślij',
  identity_send_done: 'Twoje dokumenty zostały wysłane',
  identity_send_failed: 'Nie udało się wysłać twoich dokumentów',
  identity_reason_unreadable: 'Dokumentów nie da się dość dobrze odczytać.',
  identity_reason_document_expired: 'Dokument stracił ważność.',
  identity_reason_account_differs: 'Dokumenty nie zgadzają się z twoim kontem.',
  identity_reason_not_accepted: 'Nie przyjmujemy dokumentów tego rodzaju.',
  identity_reason_incomplete: 'Czegoś brakuje, na przykład tyłu dowodu.',
  identity_reason_other: 'Nie pokazują dość wyraźnie, kim jesteś.',
}
