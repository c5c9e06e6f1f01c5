/** The same server and login, another database. */
export const inDatabase = (address: string, name: string): string => {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}
