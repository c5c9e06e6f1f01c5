/** The button that sets a second factor up, for the panels that wait for one. */
export const setUpFactorId = 'set-up-factor'
