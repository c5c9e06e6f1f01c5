/** Texts of the page where administrators say who works in the back office. */
export const teamTexts = {
  label: 'Everybody who works at the desk',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  factors: 'Second factors',
  seen: 'Last seen',
  status: 'Status',
  active: 'Active',
  locked: 'Locked',
  invited: 'Has not signed in',
  never: 'never',
  noFactor: 'none yet',
  totp: 'Authenticator',
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  open: (name: string) => `${name}: role and access`,
  empty: 'Nobody works here yet',
  since: 'Since',

  add: 'Add somebody',
  addTitle: 'Add somebody to the desk',
  addText: 'They get a one-time password from you. At their first sign-in they choose their own and a second factor.',
  addSubmit: 'Add',
  addFailed: 'They could not be added. Try again.',
  nameMissing: 'Type their name',
  emailMissing: 'Type their e-mail',
  roleHint: {
    operator: 'Runs the shop: orders, offers, payouts, customers.',
    administrator: 'Runs the shop and says who works here. New in this role, they approve nothing for 72 hours.',
  },

  oneTimeTitle: 'One-time password',
  oneTimeText: (name: string) =>
    `Give it to ${name} in person or by a channel you trust. It is shown now and never again. For 72 hours they ` +
    'approve nothing, and for 30 days nothing that you proposed, nor you what they did. All administrators get a mail.',
  copyPassword: 'Copy',
  oneTimeDone: 'I have passed it on',

  manageText: (email: string) => email,
  you: 'Somebody else has to do this for you.',
  lastAdministrator: 'The last administrator.',
  makeAdministrator: 'Make administrator',
  makeOperator: 'Make operator',
  roleTitle: (name: string, role: string) => `Make ${name} ${role}?`,
  roleFailed: 'The role could not be changed.',
  roleDone: (name: string, role: string) => `${name} is ${role} now`,
  roleWithArticle: { operator: 'an operator', administrator: 'an administrator' },

  lock: 'Lock',
  unlock: 'Unlock',
  lockTitle: (name: string) => `Lock ${name} out?`,
  lockText: 'Their sessions end at once and they cannot sign in. What they did stays in the audit log.',
  unlockTitle: (name: string) => `Let ${name} in again?`,
  unlockText:
    'They sign in with their old password and second factor. For 72 hours they approve nothing. All administrators ' +
    'get a mail.',
  lockFailed: 'This could not be changed.',
  lockDone: (name: string) => `${name} is locked out`,
  unlockDone: (name: string) => `${name} may sign in again`,

  reset: 'Reset access',
  resetTitle: (name: string) => `Reset the access of ${name}?`,
  resetText:
    'For a lost phone or a forgotten password. Their sessions end, password and second factors stop counting, ' +
    'and they start over with a one-time password.',
  resetFailed: 'The access could not be reset.',
} as const
