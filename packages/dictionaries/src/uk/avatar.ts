import type { avatarTexts as english } from '../en/avatar.ts'
import type { Translation } from '../translation.ts'

/** The picture of the customer. */
export const avatarTexts: Translation<typeof english> = {}
