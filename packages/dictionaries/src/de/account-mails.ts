import type { accountMailTexts as english } from '../en/account-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about an account and its safety. */
export const accountMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  mail_change_email_title: 'Ein Klick, und sie gehört dazu',
  mail_change_email_text:
    'Öffnen Sie den folgenden Link, und diese Adresse wird die Ihres Kontos. Bis dahin ändert sich nichts.',
  mail_change_email_note:
    'Der Link gilt {hours} Stunden und nur einmal. Wenn Sie das nicht veranlasst haben, öffnen Sie ihn ' +
    'nicht, und nichts geschieht.',
  mail_change_email_button: 'Diese Adresse verwenden',

  mail_change_email_taken_subject: 'Jemand wollte Ihre E-Mail-Adresse verwenden',
  mail_change_email_taken_title: 'Diese Adresse gehört schon Ihnen',
  mail_change_email_taken_text:
    'Jemand, vielleicht Sie selbst, wollte ein anderes Konto auf diese Adresse umstellen. Sie gehört zu ' +
    'Ihrem Konto, deshalb wurde nichts geändert.',
  mail_change_email_taken_note:
    'Wenn Sie es waren, melden Sie sich wie gewohnt mit dieser Adresse an. Wenn nicht, brauchen Sie nichts zu tun.',
  mail_change_email_taken_button: 'Anmelden',

  mail_email_change_asked_subject: 'Eine neue E-Mail-Adresse wurde gewünscht',
  mail_email_change_asked_title: 'Sind Sie das?',
  mail_email_change_asked_text:
    'Jemand, der Ihr Passwort kennt, hoffentlich Sie selbst, möchte Ihr Konto auf eine andere E-Mail-Adresse ' +
    'umstellen. Das geschieht, sobald der Link geöffnet wird, den wir an die andere Adresse geschickt haben.',
  mail_email_change_asked_note:
    'Wenn Sie es nicht waren, ändern Sie jetzt Ihr Passwort: Damit wird die Änderung zurückgezogen, und alle ' +
    'anderen Geräte werden abgemeldet.',
  mail_email_change_asked_button: 'Zu meinem Konto',

  mail_trade_account_new_subject: 'Ein weiteres Steam-Konto für Ihre Gegenstände',
  mail_trade_account_new_title: 'Ihre Gegenstände gehen jetzt an ein anderes Steam-Konto',
  mail_trade_account_new_text:
    'In Ihrem Konto wurde der Handelslink eines Steam-Kontos hinterlegt, das Sie bei uns noch nicht verwendet ' +
    'hatten. Dorthin wird erst ab {until} gesendet, damit Sie es stoppen können, falls Sie es nicht waren.',
  mail_trade_account_new_note:
    'Wenn Sie es nicht waren, stellen Sie Ihren Handelslink richtig und ändern Sie sofort Ihr Passwort: Damit ' +
    'werden alle anderen Geräte abgemeldet.',
  mail_trade_account_new_button: 'Zu meinem Profil',

  mail_email_changed_subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  mail_email_changed_title: 'Ihr Konto ist umgezogen',
  mail_email_changed_text:
    'Ihr Konto hat jetzt eine andere E-Mail-Adresse; mit dieser kann man sich nicht mehr anmelden. Alle ' +
    'Geräte wurden abgemeldet, außer dem, das die Änderung gewünscht hat.',
  mail_email_changed_note: 'Wenn Sie es nicht waren, antworten Sie sofort auf diese Mail, damit wir es stoppen können.',
  mail_email_changed_button: 'Zum Shop',

  mail_password_reset_subject: 'Wählen Sie ein neues Passwort',
  mail_password_reset_title: 'Ein neues Passwort für Ihr Konto',
  mail_password_reset_text:
    'Jemand, vielleicht Sie, hat ein neues Passwort angefordert. Der Knopf führt zur Seite, auf der Sie es wählen.',
  mail_password_reset_note:
    'Der Link gilt einmal und {minutes} Minuten lang. Wenn Sie es nicht waren, öffnen Sie ihn nicht: Ihr Passwort ' +
    'bleibt, wie es ist.',
  mail_password_reset_button: 'Neues Passwort wählen',
  mail_password_changed_subject: 'Ihr Passwort wurde geändert',
  mail_password_changed_title: 'Ihr Passwort wurde geändert',
  mail_password_changed_text:
    'Ihr Konto hat ein neues Passwort. Andere Geräte, die angemeldet waren, sind es nicht mehr.',
  mail_password_changed_note: 'Wenn Sie es nicht waren, setzen Sie sofort ein neues Passwort und schreiben Sie uns.',
  mail_password_changed_button: 'Passwort zurücksetzen',

  mail_device_name: '{browser} unter {system}',
  mail_device_unknown: 'ein unbekannter Browser',
  mail_new_device_subject: 'Neue Anmeldung in Ihrem Konto',
  mail_new_device_title: 'Waren Sie das?',
  mail_new_device_text:
    'Gerade hat sich jemand mit dem richtigen Passwort in Ihrem Konto angemeldet, und zwar von einem Gerät, ' +
    'das wir dort noch nicht kannten: {device}, IP-Adresse {address}, {time}. Wenn Sie es waren, ist alles in ' +
    'Ordnung.',
  mail_new_device_note:
    'Wenn Sie es nicht waren, ändern Sie jetzt Ihr Passwort und melden Sie sich überall sonst ab. Beides ' +
    'finden Sie in Ihrem Konto.',
  mail_new_device_button: 'Mein Konto prüfen',

  mail_second_factor_on_subject: 'Beim Anmelden wird jetzt ein Code verlangt',
  mail_second_factor_on_title: 'Ihr Konto hat einen zweiten Faktor',
  mail_second_factor_on_text:
    'Ab jetzt verlangt die Anmeldung auch einen Code Ihrer Authenticator-App. Andere angemeldete Geräte wurden ' +
    'abgemeldet. Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden.',
  mail_second_factor_on_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_second_factor_on_button: 'Mein Konto prüfen',
  mail_second_factor_off_subject: 'Der zweite Faktor wurde abgeschaltet',
  mail_second_factor_off_title: 'Ihr Konto hat keinen zweiten Faktor mehr',
  mail_second_factor_off_text:
    'Ab jetzt genügt Ihr Passwort zum Anmelden. Andere angemeldete Geräte wurden abgemeldet, API-Schlüssel sind ' +
    'widerrufen, und Auszahlungen pausieren 24 Stunden.',
  mail_second_factor_off_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_second_factor_off_button: 'Mein Konto prüfen',
  mail_passkey_added_subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
  mail_passkey_added_title: 'Ein neuer Weg in Ihr Konto',
  mail_passkey_added_text: 'Der Passkey „{passkey}“ meldet ab jetzt ohne Passwort bei Ihrem Konto an.',
  mail_passkey_added_note:
    'Wenn Sie es nicht waren, entfernen Sie ihn, legen Sie sofort ein neues Passwort fest und schreiben Sie ' + 'uns.',
  mail_passkey_added_button: 'Mein Konto prüfen',
  mail_passkey_removed_subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
  mail_passkey_removed_title: 'Ein Passkey ist weg',
  mail_passkey_removed_text:
    'Der Passkey „{passkey}“ meldet nicht mehr bei Ihrem Konto an. Andere Geräte, die angemeldet waren, sind ' +
    'es nicht mehr.',
  mail_passkey_removed_note: 'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_passkey_removed_button: 'Mein Konto prüfen',
  mail_passkey_copied_subject: 'Wir haben einen Passkey Ihres Kontos abgewiesen',
  mail_passkey_copied_title: 'Vielleicht gibt es eine Kopie Ihres Passkeys',
  mail_passkey_copied_text:
    'Der Passkey „{passkey}“ wurde benutzt, zählt aber weniger als zuvor, wie es eine Kopie täte. Wir haben ' +
    'ihn nicht angenommen.',
  mail_passkey_copied_note:
    'Entfernen Sie diesen Passkey in Ihrem Konto und fügen Sie einen neuen hinzu. Wenn Sie es nicht waren, ' +
    'schreiben Sie uns auch.',
  mail_passkey_copied_button: 'Mein Konto prüfen',
  mail_account_reopened_subject: 'Ihr Konto ist wieder offen',
  mail_account_reopened_title: 'Ihr Konto ist wieder offen',
  mail_account_reopened_text:
    'Sie haben uns gesagt, dass Sie es nicht waren, und wir haben Ihr Konto geschlossen. Jetzt ist es wieder ' +
    'offen. Ihr altes Passwort gilt nicht mehr: Legen Sie zuerst ein neues fest.',
  mail_account_reopened_note:
    'Passkeys, Wiederherstellungscodes, API-Schlüssel und eine Authenticator-App, die in den 30 Tagen davor ' +
    'eingerichtet wurde, sind weg: Richten Sie sie neu ein. Wenn Sie nicht mit uns gesprochen haben, ' +
    'schreiben Sie uns sofort.',
  mail_account_reopened_button: 'Neues Passwort festlegen',
  mail_app_off_subject: 'Ihre Authenticator-App wurde abgeschaltet',
  mail_app_off_title: 'Nach einem Code der App wird nicht mehr gefragt',
  mail_app_off_text:
    'Ihre Passkeys und Wiederherstellungscodes bleiben. Andere Geräte, die angemeldet waren, sind es nicht ' +
    'mehr, API-Schlüssel gelten nicht mehr, und Auszahlungen pausieren 24 Stunden.',
  mail_app_off_note: 'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_app_off_button: 'Mein Konto prüfen',
  mail_recovery_codes_new_subject: 'Neue Wiederherstellungscodes für Ihr Konto',
  mail_recovery_codes_new_title: 'Ihre Wiederherstellungscodes sind neu',
  mail_recovery_codes_new_text: 'Zehn neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr.',
  mail_recovery_codes_new_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_recovery_codes_new_button: 'Mein Konto prüfen',
  mail_recovery_code_used_subject: 'Ein Wiederherstellungscode wurde benutzt',
  mail_recovery_code_used_title: 'Waren Sie das?',
  mail_recovery_code_used_text:
    'Jemand hat soeben mit dem richtigen Passwort einen Ihrer Wiederherstellungscodes benutzt. Er gilt kein ' +
    'zweites Mal. Verbleibende Codes: {count}.',
  mail_recovery_code_used_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns. Sind nur wenige ' +
    'übrig, erstellen Sie in Ihrem Konto neue.',
  mail_recovery_code_used_button: 'Mein Konto prüfen',
  mail_factor_removal_subject: 'Ihr zweiter Faktor wird entfernt',
  mail_factor_removal_title: 'Jemand bat uns, Ihren zweiten Faktor zu entfernen',
  mail_factor_removal_text:
    'Weil App und Wiederherstellungscodes verloren sein sollen, wird Ihr zweiter Faktor am {time} entfernt. Ab ' +
    'dann genügt Ihr Passwort zum Anmelden.',
  mail_factor_removal_note:
    'Wenn Sie es nicht waren, melden Sie sich vorher mit einem Code an: Das beendet es. Legen Sie dann ein neues ' +
    'Passwort fest und schreiben Sie uns.',
  mail_factor_removal_button: 'Anmelden',

  mail_api_key_created_subject: 'Ein neuer API-Schlüssel für Ihr Konto',
  mail_api_key_created_title: 'Ein neuer API-Schlüssel',
  mail_api_key_created_text:
    'Guten Tag, {name}, für Ihr Konto wurde soeben der Schlüssel „{key}“ angelegt. Bis {date} darf er lesen: ' +
    '{scopes}. Kaufen, zahlen oder etwas ändern kann er nicht.',
  mail_api_key_created_note:
    'Wenn Sie es nicht waren, widerrufen Sie den Schlüssel und ändern Sie Ihr Passwort: Wer ihn angelegt hat, ' +
    'kannte es.',
  mail_api_key_created_button: 'API-Schlüssel ansehen',

  mail_personal_export_ready_subject: 'Die Kopie Ihrer Daten ist fertig',
  mail_personal_export_ready_title: 'Ihre Kopie ist fertig',
  mail_personal_export_ready_text:
    'Hallo {name}, die Kopie Ihrer Daten, die in Ihrem Konto oder bei uns in Ihrem Namen angefordert wurde, ' +
    'ist fertig. Melden Sie sich an und laden Sie sie dort bis {until} herunter; das geht einmal.',
  mail_personal_export_ready_note:
    'Wenn Sie das nicht waren, laden Sie sie nicht herunter, ändern Sie Ihr Passwort und schreiben Sie uns.',
  mail_personal_export_ready_button: 'Zu Ihren Daten',

  mail_deletion_asked_subject: 'Ihr Konto wird gelöscht',
  mail_deletion_asked_title: 'Ihr Konto wird am {until} gelöscht',
  mail_deletion_asked_text:
    'Jemand, der sich als Sie ausgewiesen hat, hat das in Ihrem Konto oder bei uns angefordert. Bis dahin ' +
    'können Sie sich anmelden und es mit einem Klick behalten; Neues beginnt inzwischen nicht, und Ihre ' +
    'API-Schlüssel sind beendet.',
  mail_deletion_asked_note:
    'Wenn Sie das nicht waren, behalten Sie Ihr Konto, ändern Sie Ihr Passwort und schreiben Sie uns.',
  mail_deletion_asked_button: 'Zu meinem Konto',
  mail_deletion_taken_back_subject: 'Ihr Konto bleibt',
  mail_deletion_taken_back_title: 'Ihr Konto wird nicht gelöscht',
  mail_deletion_taken_back_text:
    'Die Löschung wurde in Ihrem Konto zurückgenommen, und alles ist wie zuvor. Beendete API-Schlüssel ' +
    'kommen nicht zurück; Sie können neue anlegen.',
  mail_deletion_taken_back_note:
    'Wenn Sie das nicht waren, ändern Sie Ihr Passwort: Jemand anderes ist in Ihrem Konto angemeldet.',
  mail_deletion_taken_back_button: 'Zu meinem Konto',
  mail_copy_handed_over_subject: 'Eine Kopie Ihrer Daten wird uns übergeben',
  mail_copy_handed_over_title: 'Eine Kopie Ihrer Daten wird uns für Sie übergeben',
  mail_copy_handed_over_text:
    'Hallo {name}, jemand hat uns in Ihrem Namen darum gebeten und gesagt, sich nicht mehr in Ihrem Konto ' +
    'anmelden zu können. Zwei Personen aus unserem Team haben das geprüft: Ab {time} darf eine von ihnen die ' +
    'Kopie Ihrer Daten einmal herunterladen und an die anfragende Person senden.',
  mail_copy_handed_over_note: 'Wenn Sie das nicht waren, schreiben Sie uns sofort.',
  mail_copy_handed_over_button: 'Zu meinem Konto',
  mail_account_deleted_subject: 'Ihr Konto wurde gelöscht',
  mail_account_deleted_title: 'Ihr Konto ist gelöscht',
  mail_account_deleted_text:
    'Was wir über Sie gespeichert hatten, ist gelöscht; Belege, die das Gesetz verlangt, bleiben versiegelt, ' +
    'bis ihre Zeit vorbei ist. Dies ist unsere letzte Mail, und wir kennen diese Adresse nicht mehr.',
  mail_account_deleted_note: 'Sie können sich jederzeit neu registrieren.',
  mail_account_deleted_button: 'Zum Shop',
}
