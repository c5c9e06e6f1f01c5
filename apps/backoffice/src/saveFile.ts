/**
 * Hands a file to the browser, which saves it.
 * @param text its content
 * @param type its media type
 */
export const saveFile = (name: string, text: string, type = 'text/csv'): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
