import type { adjustmentMailTexts as english } from '../en/adjustment-mails.ts'
import type { Translation } from '../translation.ts'

/** Polish: mails about balances that staff have moved. */
export const adjustmentMailTexts: Translation<typeof english> = {
  mail_balance_credited_subject: 'Dopisaliśmy {amount} do twojego salda',
  mail_balance_credited_title: 'Twoje saldo wzrosło',
  mail_balance_credited_text:
    'Cześć, {name}! Dopisaliśmy {amount} do twojego salda. Wynosi teraz {balance}. Nasza notatka: {why}',
  mail_balance_credited_note: 'Możesz je wykorzystać na wszystko w sklepie. Wpis: {reference}',
  mail_balance_credited_button: 'Przejdź do skinów',

  mail_balance_corrected_subject: 'Twoje saldo zostało skorygowane o {amount}',
  mail_balance_corrected_title: 'Twoje saldo zostało skorygowane',
  mail_balance_corrected_text:
    'Cześć, {name}! Skorygowaliśmy twoje saldo o {amount}. Wynosi teraz {balance}. Nasza notatka: {why}',
  mail_balance_corrected_note: 'Jeśli uważasz, że to błąd, napisz na adres poniżej i podaj ten wpis: {reference}',
  mail_balance_corrected_button: 'Przejdź do mojego konta',
}
