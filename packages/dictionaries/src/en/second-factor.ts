/** A code beside the password: asked for when signing in, set up and kept in the account. */
export const secondFactorTexts = {
  factor_code_title: 'Enter the code',
  factor_code_aside: 'Your password is right. Your account asks for a code as well.',
  factor_code: 'Code',
  factor_code_hint: 'Six digits from your authenticator app, or one of your recovery codes',
  factor_remember: 'Do not ask for a code in this browser for 30 days',
  factor_back: 'Back',
  factor_lost:
    'Lost your app and your recovery codes? Write to {support}. We can remove the second factor, which takes ' +
    'three days.',

  factor_title: 'Second factor',
  factor_why:
    'A password can be guessed, tricked out of you or leak elsewhere. With a code from an app on your phone ' +
    'as well, nobody gets in by the password alone.',
  factor_set_up: 'Set up',
  factor_load_failed: 'Your second factor could not be loaded',
  factor_on_text: 'Whoever signs in to your account needs your password and a code.',
  factor_app: 'Authenticator app',
  factor_since: 'On since {date}',
  'factor_codes_left#one': '{count} of {max} recovery codes left',
  'factor_codes_left#other': '{count} of {max} recovery codes left',
  factor_codes_text: 'Each signs in once when your app is not at hand.',
  factor_codes_few:
    'Make new ones before you need them: without app and codes only our support can help, and it takes days.',
  'factor_browsers#one': '{count} browser is asked for no code',
  'factor_browsers#other': '{count} browsers are asked for no code',
  factor_browsers_text: 'You ticked it when you signed in. It lasts for 30 days.',
  factor_browsers_none: 'Every browser is asked for a code',
  factor_browsers_none_text: 'When you sign in you can spare one of them the question for 30 days.',
  factor_forget: 'Ask in every browser again',
  factor_forget_failed: 'The browsers could not be changed',
  factor_forgotten: 'Every browser is asked for a code again',
  factor_renew: 'New recovery codes',
  factor_end: 'Turn off',

  factor_needed: 'A second factor comes first',
  factor_needed_api_key:
    'A key reads what you see. So that nobody who learns your password makes one for themselves, your account ' +
    'has to ask for a code from your phone as well.',
  factor_needed_payout:
    'So that nobody who learns your password has your money paid to themselves, your account has to ask for a ' +
    'code from your phone as well. It takes two minutes, and you need it once.',
  factor_needed_trade_link:
    'With this much on your balance another trade link needs a code from your phone, so that nobody who ' +
    'learns your password has your skins sent to themselves. What you buy goes to the saved link as ever.',
  factor_needed_action: 'Set up a second factor',
  factor_needed_back: 'Back to where you were',

  factor_close: 'Close',
  factor_password: 'Current password',
  factor_begin_title: 'Set up a second factor',
  factor_begin_text:
    'You need an authenticator app on your phone. Your password first, so that nobody else can do this.',
  factor_begin_action: 'Continue',
  factor_begin_failed: 'The second factor could not be set up',
  factor_app_title: 'Scan the picture',
  factor_app_text:
    'Scan it with your authenticator app, or type the key into it. Then enter the code that the app shows.',
  factor_qr: 'QR code with the key for your authenticator app',
  factor_key: 'Key',
  factor_key_copy: 'Copy key',
  factor_copied: 'Copied',
  factor_key_by_hand: 'Copying did not work. The key is selected: copy it by hand.',
  factor_first_code: 'Code of the app',
  factor_first_code_hint: 'Six digits, new every 30 seconds',
  factor_confirm: 'Turn on',
  factor_confirm_failed: 'The second factor could not be turned on',
  factor_set_up_done: 'The second factor is on',

  factor_renew_title: 'New recovery codes?',
  factor_renew_text: 'The ones that you have now stop working at once.',
  factor_renew_action: 'Make new codes',
  factor_renew_failed: 'No new recovery codes could be made',
  factor_renewed: 'Your recovery codes are new',
  factor_end_title: 'Turn off the second factor?',
  factor_end_text:
    'Your password alone signs in then. Other devices are signed out, API keys end, and payouts pause for 24 hours.',
  factor_end_failed: 'The second factor could not be turned off',
  factor_ended: 'The second factor is off',
  factor_working: 'One moment...',

  factor_codes_title: 'Your recovery codes',
  factor_codes_shown: 'Each signs in once when your app is not at hand. Keep them now: they are never shown again.',
  factor_codes_list: 'Recovery codes',
  factor_codes_copy: 'Copy',
  factor_codes_print: 'Print',
  factor_codes_save: 'Download',
  factor_codes_by_hand: 'Copying did not work. The codes are selected: copy them by hand.',
  factor_codes_kept: 'I have kept them',
  factor_codes_leave: 'The codes are never shown again. Close all the same?',
  factor_codes_leave_no: 'Back to the codes',
  factor_codes_leave_yes: 'Close without them',
  factor_codes_paper: 'Recovery codes for {shop}',
  factor_codes_paper_text: 'Made on {date}. Each signs in once.',
} as const
