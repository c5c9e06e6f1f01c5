// How many connections to the database a shop takes at most (docs/scaling.md). PostgreSQL has 100 unless told
// otherwise, for all servers together and whoever works by hand.

/**
 * Connections of one process for what visitors ask.
 * @param workers processes of this server that are asked; several wait for fewer each
 */
export const requestConnectionsMax = (workers: number): number => (workers === 1 ? 16 : 8)

/**
 * Of the process that does the jobs: nine at once, one of which may ask several things at the same time; those that
 * wait for an answer from outside hold none.
 */
export const jobConnectionsMax = 6

/**
 * Those with which jobs are taken and ticked off: five listen for new ones, the others take and finish them; some room
 * is left, because a job that waits for a connection holds up the ones behind it.
 */
export const queueConnectionsMax = 14

/** What each process that is asked hears of changes on. */
export const channels = ['catalogue', 'content', 'notifications'] as const

/** Connections that one server takes at most, all of its processes together. */
export const serverConnectionsMax = (workers: number): number =>
  workers * (requestConnectionsMax(workers) + channels.length) + jobConnectionsMax + queueConnectionsMax

/** Left for the command line, for backups and for whoever looks by hand. */
export const spareConnections = 20
