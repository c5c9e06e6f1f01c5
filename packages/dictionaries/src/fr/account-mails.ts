import type { accountMailTexts as english } from '../en/account-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about an account and its safety. */
export const accountMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Confirmez votre nouvelle adresse e-mail',
  mail_change_email_title: 'Un clic et elle est à vous',
  mail_change_email_text:
    'Ouvrez le lien ci-dessous et cette adresse devient celle de votre compte. D’ici là, rien ne change.',
  mail_change_email_note:
    'Le lien fonctionne une seule fois, pendant {hours} heures. Si vous n’avez rien demandé, ne l’ouvrez pas ' +
    'et rien ne se passera.',
  mail_change_email_button: 'Utiliser cette adresse',

  mail_change_email_taken_subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
  mail_change_email_taken_title: 'Cette adresse est déjà la vôtre',
  mail_change_email_taken_text:
    'Quelqu’un, peut-être vous, a demandé à rattacher un autre compte à cette adresse. Elle appartient à ' +
    'votre compte, rien n’a donc été modifié.',
  mail_change_email_taken_note:
    'Si c’était vous, connectez-vous avec cette adresse comme d’habitude. Sinon, vous n’avez rien à faire.',
  mail_change_email_taken_button: 'Se connecter',

  mail_email_change_asked_subject: 'Une nouvelle adresse e-mail a été demandée',
  mail_email_change_asked_title: 'Est-ce bien vous\u00a0?',
  mail_email_change_asked_text:
    'Quelqu’un qui connaît votre mot de passe, vous espérons-nous, veut rattacher votre compte à une autre ' +
    'adresse e-mail. Cela se fera dès l’ouverture du lien envoyé à cette autre adresse.',
  mail_email_change_asked_note:
    'Si ce n’était pas vous, changez votre mot de passe maintenant\u00a0: la demande sera annulée et tous ' +
    'les autres appareils seront déconnectés.',
  mail_email_change_asked_button: 'Vers mon compte',

  mail_trade_account_new_subject: 'Un autre compte Steam pour vos objets',
  mail_trade_account_new_title: 'Vos objets partent désormais vers un autre compte Steam',
  mail_trade_account_new_text:
    'Le lien d’échange d’un compte Steam que vous n’aviez pas encore utilisé chez nous a été enregistré dans ' +
    'votre compte. Les envois vers ce compte commencent le {until}, afin que vous puissiez les arrêter si ce ' +
    'n’était pas vous.',
  mail_trade_account_new_note:
    'Si ce n’était pas vous, rétablissez votre lien d’échange et changez tout de suite votre mot de ' +
    'passe\u00a0: tous les autres appareils seront déconnectés.',
  mail_trade_account_new_button: 'Vers mon profil',

  mail_email_changed_subject: 'L’adresse e-mail de votre compte a été modifiée',
  mail_email_changed_title: 'Votre compte a changé d’adresse',
  mail_email_changed_text:
    'Votre compte a désormais une autre adresse e-mail\u00a0; celle-ci ne permet plus de s’y connecter. Tous ' +
    'les appareils ont été déconnectés, sauf celui qui a demandé le changement.',
  mail_email_changed_note:
    'Si ce n’était pas vous, répondez tout de suite à ce mail pour que nous puissions intervenir.',
  mail_email_changed_button: 'Vers la boutique',

  mail_password_reset_subject: 'Choisissez un nouveau mot de passe',
  mail_password_reset_title: 'Un nouveau mot de passe pour votre compte',
  mail_password_reset_text:
    'Quelqu’un, peut-être vous, a demandé un nouveau mot de passe. Le bouton mène à la page où vous le choisissez.',
  mail_password_reset_note:
    'Le lien fonctionne une seule fois, pendant {minutes} minutes. Si ce n’était pas vous, ne l’ouvrez pas\u00a0: ' +
    'votre mot de passe ne change pas.',
  mail_password_reset_button: 'Choisir un nouveau mot de passe',
  mail_password_changed_subject: 'Votre mot de passe a été changé',
  mail_password_changed_title: 'Votre mot de passe a été changé',
  mail_password_changed_text:
    'Votre compte a un nouveau mot de passe. Les autres appareils qui étaient connectés ne le sont plus.',
  mail_password_changed_note:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_password_changed_button: 'Réinitialiser le mot de passe',

  mail_device_name: '{browser} sur {system}',
  mail_device_unknown: 'un navigateur inconnu',
  mail_new_device_subject: 'Nouvelle connexion à votre compte',
  mail_new_device_title: 'Était-ce vous ?',
  mail_new_device_text:
    "Quelqu'un vient de se connecter à votre compte avec le bon mot de passe, depuis un appareil que nous n'y " +
    "avions encore jamais vu : {device}, adresse IP {address}, {time}. Si c'était vous, tout va bien.",
  mail_new_device_note:
    "Si ce n'était pas vous, changez votre mot de passe maintenant et déconnectez tous les autres appareils. " +
    'Vous trouverez les deux dans votre compte.',
  mail_new_device_button: 'Vérifier mon compte',

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
  mail_passkey_added_subject: 'Une clé d’accès a été ajoutée à votre compte',
  mail_passkey_added_title: 'Un nouvel accès à votre compte',
  mail_passkey_added_text:
    'La clé d’accès « {passkey} » permet désormais de se connecter à votre compte, sans mot de passe.',
  mail_passkey_added_note:
    'Si ce n’était pas vous, supprimez-la, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_passkey_added_button: 'Vérifier mon compte',
  mail_passkey_removed_subject: 'Une clé d’accès a été supprimée de votre compte',
  mail_passkey_removed_title: 'Une clé d’accès en moins',
  mail_passkey_removed_text:
    'La clé d’accès « {passkey} » ne permet plus de se connecter à votre compte. Les autres appareils ont été ' +
    'déconnectés.',
  mail_passkey_removed_note:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_passkey_removed_button: 'Vérifier mon compte',
  mail_passkey_copied_subject: 'Nous avons refusé une clé d’accès de votre compte',
  mail_passkey_copied_title: 'Il existe peut-être une copie de votre clé d’accès',
  mail_passkey_copied_text:
    'La clé d’accès « {passkey} » a été utilisée, mais son compteur est en retard, comme celui d’une copie. ' +
    'Nous ne l’avons pas acceptée.',
  mail_passkey_copied_note:
    'Supprimez cette clé d’accès dans votre compte et ajoutez-en une nouvelle. Si ce n’était pas vous, ' +
    'écrivez-nous aussi.',
  mail_passkey_copied_button: 'Vérifier mon compte',
  mail_account_reopened_subject: 'Votre compte est de nouveau ouvert',
  mail_account_reopened_title: 'Votre compte est de nouveau ouvert',
  mail_account_reopened_text:
    'Vous nous avez dit que ce n’était pas vous, et nous avons fermé votre compte. Il est de nouveau ouvert. ' +
    'Votre ancien mot de passe ne vaut plus rien : choisissez-en d’abord un nouveau.',
  mail_account_reopened_note:
    'Les clés d’accès, les codes de récupération, les clés d’API et une application d’authentification ' +
    'configurée dans les 30 jours précédents ont disparu : configurez-les à nouveau. Si vous ne nous avez pas ' +
    'parlé, écrivez-nous tout de suite.',
  mail_account_reopened_button: 'Choisir un nouveau mot de passe',
  mail_app_off_subject: 'Votre application d’authentification a été désactivée',
  mail_app_off_title: 'Aucun code de l’application n’est plus demandé',
  mail_app_off_text:
    'Vos clés d’accès et vos codes de récupération restent valables. Les autres appareils ont été ' +
    'déconnectés, les clés d’API sont révoquées et les versements sont suspendus pendant 24 heures.',
  mail_app_off_note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  mail_app_off_button: 'Vérifier mon compte',
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

  mail_api_key_created_subject: 'Une nouvelle clé d’API pour votre compte',
  mail_api_key_created_title: 'Une nouvelle clé d’API',
  mail_api_key_created_text:
    'Bonjour {name}, la clé « {key} » vient d’être créée pour votre compte. Jusqu’au {date}, elle peut lire : ' +
    '{scopes}. Elle ne peut rien acheter, payer ni modifier.',
  mail_api_key_created_note:
    'Si ce n’était pas vous, révoquez la clé et changez votre mot de passe : la personne qui l’a créée le connaissait.',
  mail_api_key_created_button: 'Voir vos clés d’API',

  mail_personal_export_ready_subject: 'La copie de vos données est prête',
  mail_personal_export_ready_title: 'Votre copie est prête',
  mail_personal_export_ready_text:
    'Bonjour {name}, la copie de vos données demandée dans votre compte, ou auprès de nous en votre nom, est ' +
    'prête. Connectez-vous et téléchargez-la avant le {until} ; cela n’est possible qu’une fois.',
  mail_personal_export_ready_note:
    'Si ce n’était pas vous, ne la téléchargez pas, changez votre mot de passe et écrivez-nous.',
  mail_personal_export_ready_button: 'Vers vos données',

  mail_deletion_asked_subject: 'Votre compte sera supprimé',
  mail_deletion_asked_title: 'Votre compte sera supprimé le {until}',
  mail_deletion_asked_text:
    'Quelqu’un qui a prouvé être vous l’a demandé dans votre compte ou auprès de nous. D’ici là, vous pouvez ' +
    'vous connecter et le garder d’un clic ; rien de nouveau ne peut commencer entre-temps et vos clés d’API ' +
    'ont pris fin.',
  mail_deletion_asked_note: 'Si ce n’était pas vous, gardez votre compte, changez votre mot de passe et écrivez-nous.',
  mail_deletion_asked_button: 'Vers mon compte',
  mail_deletion_taken_back_subject: 'Votre compte est conservé',
  mail_deletion_taken_back_title: 'Votre compte ne sera pas supprimé',
  mail_deletion_taken_back_text:
    'La suppression a été annulée dans votre compte, et tout est comme avant. Les clés d’API qui ont pris ' +
    'fin ne reviennent pas ; vous pouvez en créer de nouvelles.',
  mail_deletion_taken_back_note:
    'Si ce n’était pas vous, changez votre mot de passe : quelqu’un d’autre est connecté à votre compte.',
  mail_deletion_taken_back_button: 'Vers mon compte',
  mail_copy_handed_over_subject: 'Une copie de vos données nous est remise',
  mail_copy_handed_over_title: 'Une copie de vos données nous est remise pour vous',
  mail_copy_handed_over_text:
    'Bonjour {name}, quelqu’un nous l’a demandé en votre nom en indiquant ne plus pouvoir se connecter à ' +
    'votre compte. Deux membres de notre équipe l’ont vérifié : à partir du {time}, l’un d’eux peut ' +
    'télécharger une fois la copie de vos données et l’envoyer à la personne qui l’a demandée.',
  mail_copy_handed_over_note: 'Si ce n’était pas vous, écrivez-nous tout de suite.',
  mail_copy_handed_over_button: 'Vers mon compte',
  mail_account_deleted_subject: 'Votre compte a été supprimé',
  mail_account_deleted_title: 'Votre compte n’existe plus',
  mail_account_deleted_text:
    'Ce que nous conservions à votre sujet est effacé ; les documents exigés par la loi restent scellés ' +
    'jusqu’à leur échéance. Ceci est notre dernier e-mail, et nous ne connaissons plus cette adresse.',
  mail_account_deleted_note: 'Vous pouvez vous inscrire à nouveau à tout moment.',
  mail_account_deleted_button: 'Vers la boutique',
}
