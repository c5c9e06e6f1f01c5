/** A number that tells one side of a posting from any other, as SQL; those of a posting are joined by xor. */
export const markOf = (account: string, cents: string): string =>
  `case when (${cents}) <> 0 then hashtextextended(${account} || ' ' || (${cents})::bigint, 0) else 0 end`

/** Accounts and what stands on them (credit positive), as SQL. */
type Sides = Record<string, string>

/** What must be booked under a reference; `sides` and `from` are SQL, accounts of the shop's own in quotes. */
export const posting = (reference: string, sides: Sides, from: string): string =>
  `select ${reference} as subject, array[${Object.keys(sides).join(', ')}]::text[] as accounts,
     array[${Object.values(sides).join(', ')}]::bigint[] as amounts,
     ${Object.entries(sides)
       .map(([account, cents]) => `(${markOf(account, cents)})`)
       .join(' # ')} as mark
   from ${from}`

/** The same where an amount goes from one account to another. */
export const move = (
  reference: string,
  [from, to, cents]: [from: string, to: string, cents: string],
  rows: string,
): string => posting(reference, { [from]: `-${cents}`, [to]: cents }, rows)
