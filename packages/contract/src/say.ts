import type { MessageKey } from './messages.ts'

/**
 * What a schema answers with where a field is refused: the key of a message. It is said in the visitor's language where
 * the answer leaves the server, and by the screen where a form is judged there.
 */
export const say = <Key extends MessageKey>(key: Key): Key => key
