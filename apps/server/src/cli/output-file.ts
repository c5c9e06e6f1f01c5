import { writeFile } from 'node:fs/promises'
import { OperatorProblem } from '../operator-problem.ts'

interface Writing {
  /** what to do instead, for the end of the refusal */
  hint?: string | undefined
  /** never over another file, and for nobody else's eyes */
  isSecret?: boolean
}

/**
 * Writes the file that a command was asked for; content that comes piece by piece is written as it comes.
 * @throws OperatorProblem where it cannot be written, with the reason; what the content itself throws
 */
export const writeOut = async (
  path: string,
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>,
  { hint, isSecret = false }: Writing = {},
): Promise<void> => {
  try {
    await writeFile(path, content, isSecret ? { flag: 'wx', mode: 0o600 } : undefined)
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    const reason = 'code' in cause && cause.code === 'EEXIST' ? 'it is there already' : cause.message
    throw new OperatorProblem(`${path} cannot be written: ${reason}.${hint ? ` ${hint}` : ''}`, { cause })
  }
}
