/** One statement of a migration. */
interface Statement {
  /** without comments, on one line */
  text: string
  /** somebody says above it why servers of the version before survive it: `-- survives: …` */
  isExplained: boolean
}

const literals = /--[^\n]*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;/g

const asStatement = (source: string): Statement => ({
  text: source
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase(),
  isExplained: /^-- survives: .{10,}$/m.test(source),
})

/** Cuts a migration into its statements: a semicolon in a comment, a text or a function's body is none. */
const statementsOf = (sql: string): Statement[] => {
  const statements: Statement[] = []
  let from = 0
  for (const { 0: found, index } of sql.matchAll(literals)) {
    if (found !== ';') continue
    statements.push(asStatement(sql.slice(from, index)))
    from = index + 1
  }
  return [...statements, asStatement(sql.slice(from))].filter(({ text }) => text !== '')
}

/** Parts between commas that stand in no bracket. */
const partsOf = (text: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

/** Writes of the version before leave such a column alone and are taken all the same. */
const isHarmlessColumn = (action: string): boolean =>
  /^add (column )?(?!constraint |check|unique|foreign |primary |exclude )/.test(action) &&
  (!/\bnot null\b/.test(action) || /\b(default|generated)\b/.test(action)) &&
  !/\b(check|unique|primary key)\b/.test(action)

/** What no server of the version before can notice: it is new, or gives a right. */
const isHarmless = (text: string, isNew: (name: string) => boolean): boolean => {
  const subject = (pattern: RegExp): boolean => {
    const [, name = ''] = pattern.exec(text) ?? []
    return name !== '' && isNew(name)
  }
  if (/^create (unlogged table|table|view|function|procedure|sequence|type|domain|index) /.test(text)) return true
  if (/^(comment on|grant) /.test(text)) return true
  const [, table = '', actions = ''] = /^alter table (\w+) (.*)$/.exec(text) ?? []
  if (actions !== '') return isNew(table) || partsOf(actions).every(isHarmlessColumn)
  return [
    /^insert into (\w+)/,
    /^create unique index .*? on (\w+)/,
    /^create (?:constraint )?trigger .*? on (\w+)/,
    /^create policy .*? on (\w+)/,
    /^revoke .* on (?:function |table )?(\w+)/,
    /^alter (?:function|view|sequence|type) (\w+)/,
  ].some(subject)
}

/**
 * Statements of a migration that a server of the version before may not survive, and of which nobody says why it does.
 * What is not known to be harmless counts as such: parsing it all would be a database of its own.
 */
export const breakingStatements = (sql: string): string[] => {
  const statements = statementsOf(sql)
  const made = /^create (?:unlogged table|table|view|function|procedure|sequence|type) (\w+)/
  const created = new Set(statements.flatMap(({ text }) => made.exec(text)?.[1] ?? []))
  return statements
    .filter(({ text, isExplained }) => !isExplained && !isHarmless(text, (name) => created.has(name)))
    .map(({ text }) => (text.length > 100 ? `${text.slice(0, 100)}…` : text))
}
