// SQLSTATE (PostgreSQL manual, appendix A): class 08 connection exceptions, 57P01 to 57P03 a database that stops, has
// crashed or is not ready yet, 53300 too many connections. The others are the system's.
const codes = /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT)$/

// The driver's own words (pg's client.js, pg-pool's index.js), which carry no code.
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether an error, or what caused it, means that the database is away for the moment. What was asked of it may have
 * been done or not.
 */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, cause, message } = error as Error & { code?: unknown }
  return (typeof code === 'string' && codes.test(code)) || words.test(message) || isUnreachable(cause)
}
