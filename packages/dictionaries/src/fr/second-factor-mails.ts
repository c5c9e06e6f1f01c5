import type { secondFactorMailTexts as english } from '../en/second-factor-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about the second factor of a customer's sign-in. */
export const secondFactorMailTexts: Translation<typeof english> = {
  mail_second_factor_on_subject: 'Un code est désormais demandé à la connexion',
  mail_second_factor_on_title: 'Votre compte a un second facteur',
  mail_second_factor_on_text:
    'Désormais, la connexion demande aussi un code de votre application d’authentification. Les autres appareils ' +
    'ont été déconnectés. Conservez vos codes de récupération là où vous les trouverez sans votre téléphone.',
  mail_second_factor_on_note:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_second_factor_on_button: 'Vérifier mon compte',
  mail_second_factor_off_subject: 'Le second facteur a été désactivé',
  mail_second_factor_off_title: 'Votre compte n’a plus de second facteur',
  mail_second_factor_off_text:
    'Désormais, votre mot de passe suffit pour se connecter. Les autres appareils ont été déconnectés, les clés ' +
    'd’API sont révoquées et les versements sont suspendus pendant 24 heures.',
  mail_second_factor_off_note:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_second_factor_off_button: 'Vérifier mon compte',
  mail_recovery_codes_new_subject: 'De nouveaux codes de récupération pour votre compte',
  mail_recovery_codes_new_title: 'Vos codes de récupération sont nouveaux',
  mail_recovery_codes_new_text:
    'Dix nouveaux codes de récupération ont été créés. Les précédents ne fonctionnent plus.',
  mail_recovery_codes_new_note:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_recovery_codes_new_button: 'Vérifier mon compte',
  mail_recovery_code_used_subject: 'Un code de récupération a été utilisé',
  mail_recovery_code_used_title: 'Était-ce vous ?',
  mail_recovery_code_used_text:
    'Quelqu’un vient d’utiliser un de vos codes de récupération avec le bon mot de passe. Il ne fonctionnera ' +
    'plus. Codes restants : {count}.',
  mail_recovery_code_used_note:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous. S’il en reste peu,' +
    ' créez-en de nouveaux dans votre compte.',
  mail_recovery_code_used_button: 'Vérifier mon compte',
  mail_factor_removal_subject: 'Votre second facteur va être retiré',
  mail_factor_removal_title: 'Quelqu’un nous a demandé de retirer votre second facteur',
  mail_factor_removal_text:
    'L’application et les codes de récupération étant déclarés perdus, votre second facteur sera retiré le ' +
    '{time}. Dès lors, votre mot de passe suffira pour se connecter.',
  mail_factor_removal_note:
    'Si ce n’était pas vous, connectez-vous avant avec un code : cela y met fin. Choisissez ensuite un nouveau ' +
    'mot de passe et écrivez-nous.',
  mail_factor_removal_button: 'Se connecter',
}
