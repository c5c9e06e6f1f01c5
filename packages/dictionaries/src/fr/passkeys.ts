import type { passkeyTexts as english } from '../en/passkeys.ts'
import type { Translation } from '../translation.ts'

/** Passkeys: signing in with one, and the list of them in the account. */
export const passkeyTexts: Translation<typeof english> = {
  passkeys_title: 'Clés d’accès',
  passkeys_text:
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil. Une clé d’accès ne ' +
    'répond qu’à cette boutique, personne ne peut vous la soutirer ; elle vaut mot de passe et code.',
  passkeys_empty: 'Vous n’avez pas encore de clé d’accès.',
  passkeys_load_failed: 'Vos clés d’accès n’ont pas pu être chargées',
  passkeys_add: 'Ajouter une clé d’accès',
  passkeys_unsupported: 'Ce navigateur ne connaît pas les clés d’accès',
  passkeys_elsewhere: 'Les clés d’accès ne fonctionnent pas à cette adresse. Ici, si :',
  passkeys_need_name: 'Les clés d’accès fonctionnent sous le nom de la boutique, pas à une adresse chiffrée.',
  passkeys_created: 'Ajoutée le',
  passkeys_used: 'Dernière utilisation',
  passkeys_never_used: 'jamais',
  passkeys_rename: 'Renommer',
  passkeys_rename_label: 'Renommer la clé d’accès {name}',
  passkeys_remove: 'Supprimer',
  passkeys_remove_label: 'Supprimer la clé d’accès {name}',
  passkeys_remove_question: 'Supprimer cette clé d’accès ? Les autres appareils sont déconnectés.',
  passkeys_remove_last:
    'C’est votre seul second facteur : votre mot de passe suffira alors, les clés d’API prennent fin et les ' +
    'versements sont suspendus pendant 24 heures.',
  passkeys_keep: 'La garder',
  passkeys_removed: 'La clé d’accès est supprimée',
  passkeys_renamed: 'La clé d’accès a un nouveau nom',
  passkeys_added: 'La clé d’accès a été ajoutée',
  passkeys_remove_failed: 'La clé d’accès n’a pas pu être supprimée',
  passkeys_rename_failed: 'La clé d’accès n’a pas pu être renommée',
  passkeys_add_failed: 'La clé d’accès n’a pas pu être ajoutée',
  passkey_new_title: 'Ajouter une clé d’accès',
  passkey_new_text:
    'Donnez-lui un nom qui vous dit où elle se trouve. Votre navigateur demande ensuite votre doigt, votre ' +
    'visage ou votre code.',
  passkey_name: 'Nom',
  passkey_name_hint: 'Par exemple : mon téléphone',
  passkey_rename_title: 'Renommer la clé d’accès',
  passkey_rename_text: 'Le nom n’est que pour vous ; vos appareils gardent le leur.',
  passkey_save: 'Enregistrer',
  passkey_create: 'Continuer',
  passkey_not_made: 'Aucune clé d’accès n’a été créée : l’opération a été annulée ou cet appareil en a déjà une.',
  passkey_not_used: 'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez votre mot de passe.',
  passkey_sign_in: 'Se connecter avec une clé d’accès',
  passkey_prove: 'Utiliser une clé d’accès',
  passkey_or: 'ou',
  passkeys_factor_on: 'Pour se connecter à votre compte, il faut une clé d’accès, ou votre mot de passe et un code.',
  passkeys_app_off: 'Non configurée. Elle dépanne quand aucune clé d’accès n’est à portée de main.',
  passkeys_codes_text:
    'Avec votre mot de passe, chacun permet de se connecter une fois sans clé d’accès ni application à portée ' +
    'de main.',
  passkeys_app_end_text:
    'Aucun code de l’application ne sera alors demandé ; vos clés d’accès et vos codes de récupération ' +
    'restent. Les autres appareils sont déconnectés, les clés d’API prennent fin et les versements sont ' +
    'suspendus pendant 24 heures.',
  passkeys_app_end_title: 'Désactiver l’application ?',
}
