/** Where the focus goes when a wish for another e-mail was withdrawn: it can be typed again. */
export const emailFieldId = 'profile-email'
