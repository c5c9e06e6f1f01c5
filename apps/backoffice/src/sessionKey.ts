/** Where the session of staff is kept among what was read. */
export const sessionKey = ['session'] as const
