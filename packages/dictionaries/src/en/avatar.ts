/** The picture of the customer. */
export const avatarTexts = {
  avatar_title: 'Picture',
  avatar_add: 'Add picture',
  avatar_change: 'Change picture',
  avatar_remove: 'Remove',
  avatar_hint: 'JPEG, PNG, WebP or AVIF, at most 5 MB. You can also drop a file here.',
  avatar_sending: 'Your picture is being sent',
  avatar_saved: 'Picture saved',
  avatar_removed: 'Picture removed',
  avatar_failed: 'Your picture could not be saved. The one before stays.',
  avatar_remove_failed: 'Your picture could not be removed. Please try again.',
} as const
