/**
 * Hands a file to the browser, which saves it.
 * @param content its text, or its bytes
 * @param type its media type
 */
export const saveFile = (name: string, content: BlobPart, type = 'text/csv'): void => {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
