import type { personalExportTexts as english } from '../en/personal-export.ts'
import type { Translation } from '../translation.ts'

/** The first page of that copy: what each of its files is. */
export const personalExportTexts: Translation<typeof english> = {
  export_title: 'Ihre Daten bei {shop}',
  export_made: 'Stand: {at}',
  export_intro:
    'Das ist alles, was {shop} über Sie aufbewahrt. Jeder Teil ist zweimal da: als CSV für eine ' +
    'Tabellenkalkulation und als JSON für ein Programm.',
  export_reading:
    'Die Namen der Spalten sind englisch. Beträge in Spalten auf „cents“ sind ganze Cent in EUR, die auf „minor“ ' +
    'stehen in der kleinsten Einheit der Währung daneben. Zeiten sind in UTC. Eine Zelle, die eine ' +
    'Tabellenkalkulation ausrechnen würde, beginnt mit einem Apostroph.',
  export_files: 'Was jede Datei ist',
  export_profile:
    'Wer Sie sind: Name, Kontakt, Adresse, Handelslink, Firma und Sprache, ein Wunsch nach anderer E-Mail, die ' +
    'Steam-Konten, mit denen gehandelt wurde, und was an Ihrem Konto geschah',
  export_sign_ins:
    'Wie Sie hineinkommen: Sitzungen mit Browser und IP-Adresse, bekannte Browser, Ihr zweiter Faktor, gemailte Links',
  export_api_keys: 'Ihre API-Schlüssel, ohne die Schlüssel selbst',
  export_orders:
    'Was Sie gekauft haben: Bestellungen mit Artikeln, Adresse und Zustimmungen, Rechnungen, Gutschriften, ' +
    'Erstattungen, Widerrufe, Aktionscodes',
  export_payments: 'Kartenzahlungen und Aufladungen, ihre Schritte, und Rückbuchungen',
  export_balance: 'Ihr Guthaben: jede Bewegung, wie sie in unseren Büchern steht, und Korrekturen',
  export_offers: 'Was Sie uns angeboten haben und was daraus wurde',
  export_payouts: 'Auszahlungen an Sie; von einer Kontonummer nur ihre Enden',
  export_deals: 'Angebote, die für Sie gemacht wurden',
  export_cart: 'Ihr Warenkorb',
  export_wishlist: 'Ihre Wunschliste und Preisalarme',
  export_mails: 'Mails der letzten 90 Tage: welche, wann, an welche Adresse',
  export_copies: 'Kopien wie diese, die Sie angefordert haben',
  export_picture: 'Das Bild Ihres Profils',
  export_left_out: 'Was fehlt, und warum',
  export_left_out_text:
    'Geheimnisse: Von Passwort, Sitzungen, Links, Schlüsseln und Codes bewahren wir nur Hashes auf, und der ' +
    'Schlüssel Ihrer Authenticator-App und Kontonummern sind versiegelt. Wer sie sonst hätte, könnte Ihnen ' +
    'schaden. Ebenso fehlt, wer von unseren Leuten etwas getan hat, was Artikel uns kosten, und was nur ' +
    'wiederholt, was hier steht. Die Datei nennt alles einzeln.',
  export_rights: 'Wenn etwas nicht stimmt',
  export_rights_text:
    'Schreiben Sie an {email}, um es berichtigen oder löschen zu lassen oder dem zu widersprechen, was wir damit ' +
    'tun. Sie können sich auch bei Ihrer Datenschutzbehörde beschweren.',
}
