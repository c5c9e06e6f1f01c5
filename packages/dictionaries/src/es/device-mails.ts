import type { deviceMailTexts as english } from '../en/device-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about devices. */
export const deviceMailTexts: Translation<typeof english> = {}
