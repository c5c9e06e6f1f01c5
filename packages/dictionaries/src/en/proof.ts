/** Who sits there, asked once more before what gives an account away. */
export const proofTexts = {
  proof_title: 'Please confirm that it is you',
  proof_text:
    'Nobody who only gets hold of this browser should be able to do this. What you have entered stays as it is.',
  proof_action: 'Confirm',
  proof_cancel: 'Cancel',
  proof_failed: 'This could not be checked. Please try again.',
} as const
