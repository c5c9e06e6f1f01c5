/** What any page may have to say about a session. */
export const sessionMessages = {
  session_expired: 'Error occurred. Please log in again.',
  logout_failed: 'Logout failed',
  email_not_verified: 'Your email address is not verified.',
  profile_fetch_failed: 'Failed to fetch profile',
} as const
