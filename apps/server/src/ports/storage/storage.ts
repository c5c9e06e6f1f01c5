/** Where the shop keeps files that it did not come with, such as the pictures of its customers. */
export interface FileStorage {
  /**
   * Keeps a file under a path, in place of what lay there; afterwards `get` finds it whole or not at all.
   * @param path as checkPath allows it: "avatars/0f3c.webp"
   * @param contentType what the bytes are, such as "image/webp"
   */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The bytes under a path; undefined where there are none. A storage that cannot be reached throws. */
  get(path: string): Promise<Buffer | undefined>
  /** Removes what lies under a path; nothing there is no error. */
  remove(path: string): Promise<void>
}

// Each segment begins with a letter or digit, so there is no "..", no hidden file and no root.
const allowed = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Throws for a path that could leave the storage: paths are made by us, so anything else is a bug. */
export const checkPath = (path: string): void => {
  if (!allowed.test(path)) throw new Error('this is no path of the storage')
}
