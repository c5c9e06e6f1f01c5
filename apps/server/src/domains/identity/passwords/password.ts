import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../concurrency-limit.ts'

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. argon2id is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two cores: a third hash at once would only make all of them, and every other request, slower.
const hashesAtOnceMax = 2

// Hash of 32 random bytes that nobody kept: checked where there is no account, so that unknown addresses take as long.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$DoHMXXsBYcF4vM/R4TqtcQ$2kB9WVdAGOHcIYf/MNmZCcSbNuoim/44vxmd8gIQWus'

const limited = limitConcurrency(hashesAtOnceMax)

/** The hash of a new password, in PHC string format. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, cost))

/**
 * Whether a password belongs to a hash; takes one hash's time in every case.
 * @param passwordHash undefined where there is no account: then the answer is false
 */
export const verifyPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const right = await limited(() => verify(passwordHash ?? nobodysHash, password))
  return right && passwordHash !== undefined
}
