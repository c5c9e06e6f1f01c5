// A browser that begins to save late still finds the file.
const keptMilliseconds = 60_000

/** Hands a file to the browser, to be saved under its own name. */
export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMilliseconds)
}
