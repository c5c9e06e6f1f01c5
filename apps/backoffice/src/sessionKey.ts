/** Where the session of the desk is kept among what was read. */
export const sessionKey = ['session'] as const
