// What keeps an account safe and its data its owner's: no page that everybody opens first makes one of these calls.
import { route } from '../call.ts'

export const closeAccount = route('POST', '/not-me', 'public')
export const giveProof = route('POST', '/user/proof', 'signed_in')

export const endSession = route('POST', '/user/sessions/end', 'signed_in')
export const endOtherSessions = route('POST', '/user/sessions/end-others', 'signed_in')

export const getSecondFactor = route('GET', '/user/second-factor', 'verified')
export const beginSecondFactor = route('POST', '/user/second-factor/begin', 'verified')
export const confirmSecondFactor = route('POST', '/user/second-factor/confirm', 'verified')
export const renewRecoveryCodes = route('POST', '/user/second-factor/recovery-codes', 'verified')
export const endSecondFactor = route('POST', '/user/second-factor/end', 'verified')
export const forgetBrowsers = route('POST', '/user/second-factor/forget-browsers', 'verified')

export const getPersonalExport = route('GET', '/user/personal-export', 'signed_in')
export const askPersonalExport = route('POST', '/user/personal-export', 'signed_in')
export const fetchPersonalExport = route('POST', '/user/personal-export/fetch', 'signed_in', { long: true })

export const getAccountDeletion = route('GET', '/user/deletion', 'signed_in')
export const getDeletionHindrances = route('GET', '/user/deletion/hindrances', 'signed_in')
export const askAccountDeletion = route('POST', '/user/deletion', 'signed_in')
export const keepAccount = route('POST', '/user/deletion/keep', 'signed_in')
export const listNotifications = route('GET', '/user/notifications', 'signed_in')
export const readNotifications = route('POST', '/user/notifications/read', 'signed_in')
export const getMailChoices = route('GET', '/user/mail-choices', 'signed_in')
export const chooseMails = route('PUT', '/user/mail-choices', 'signed_in')

export const createApiKey = route('POST', '/user/api-keys', 'verified')
export const revokeApiKey = route('POST', '/user/api-keys/revoke', 'verified')

export const askPasskeySignIn = route('POST', '/passkeys/sign-in/options', 'public')
export const signInByPasskey = route('POST', '/passkeys/sign-in', 'public')
export const listPasskeys = route('GET', '/user/passkeys', 'verified')
export const askNewPasskey = route('POST', '/user/passkeys/options', 'verified')
export const addPasskey = route('POST', '/user/passkeys', 'verified')
export const renamePasskey = route('POST', '/user/passkeys/rename', 'verified')
export const removePasskey = route('POST', '/user/passkeys/remove', 'verified')
export const askPasskeyProof = route('POST', '/user/proof/passkey/options', 'signed_in')
export const proveByPasskey = route('POST', '/user/proof/passkey', 'signed_in')

export const getVerificationLimits = route('GET', '/account/verification-limits', 'verified')

export const listAccountEvents = route('GET', '/user/account-events', 'signed_in')

export const getOwnVerification = route('GET', '/user/verification', 'verified')
export const addVerificationDocument = route('POST', '/user/verification/documents', 'verified')
export const removeVerificationDocument = route('POST', '/user/verification/documents/remove', 'verified')
export const sendVerification = route('POST', '/user/verification/send', 'verified')
export const withdrawVerification = route('POST', '/user/verification/withdraw', 'verified')
