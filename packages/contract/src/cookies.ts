/**
 * Set by the page when somebody logs out, cleared by the server once it knows: if its answer never came, the next
 * document ends the session whose cookie no script can remove.
 */
export const leaveCookie = 'pandrop_leave'
