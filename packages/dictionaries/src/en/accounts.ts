/** Auth page, verification pages and the profile. */
export const accountTexts = {
  auth_sign_in_title: 'Sign in',
} as const
