const [kilobyte, megabyte] = [1024, 1024 * 1024]

/** How large a file is, in the letters that every language of the shop knows: 812 KB, 3.4 MB. */
export const fileSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
