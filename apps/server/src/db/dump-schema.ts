import {
  type FunctionRow,
  findColumns,
  findConstraints,
  findEnums,
  findExtensions,
  findFunctions,
  findGrants,
  findIndexes,
  findPolicies,
  findRelations,
  findTriggers,
  type GrantRow,
  type PartRow,
  type RelationRow,
} from './dump-schema.sql.ts'
import type { Queryable } from './statement.ts'

const heading = `-- What the migrations add up to, for reading: written by \`npm run schema\`, never by hand.
-- {{server}} is the login that the server works under.`

/**
 * Writes the schema public down: extensions, types, tables with everything that hangs on them, views, functions. The
 * same database gives the same text, whichever name the server's login has.
 * @param q connected as the owner
 * @param serverLogin name that is printed as {{server}}
 */
export const dumpSchema = async (q: Queryable, serverLogin: string): Promise<string> => {
  const extensions = await findExtensions(q)
  const enums = await findEnums(q)
  const relations = await dumpRelations(q, serverLogin)
  const functions = await findFunctions(q)
  const blocks = [
    heading,
    ...extensions.map(({ name }) => `create extension ${name};`),
    ...enums.map(({ name, labels }) => `create type ${name} as enum (${labels.map((one) => `'${one}'`).join(', ')});`),
    ...relations,
    ...functions.map((row) => dumpFunction(row, serverLogin)),
  ]
  return `${blocks.join('\n\n')}\n`
}

const dumpRelations = async (q: Queryable, serverLogin: string): Promise<string[]> => {
  const parts: Parts = {
    columns: byRelation(await findColumns(q)),
    constraints: byRelation(await findConstraints(q)),
    indexes: byRelation(await findIndexes(q)),
    triggers: byRelation(await findTriggers(q)),
    policies: byRelation(await findPolicies(q)),
  }
  const grants = await findGrants(q)
  const relations = await findRelations(q)
  return relations.map((relation) =>
    [
      create(relation, parts),
      ...terminated(parts.indexes.get(relation.oid)),
      ...terminated(parts.triggers.get(relation.oid)),
      ...rowSecurity(relation),
      ...terminated(parts.policies.get(relation.oid)),
      ...dumpGrants(relation, grants, serverLogin),
    ].join('\n'),
  )
}

type Texts = Map<number, string[]>

interface Parts {
  columns: Texts
  constraints: Texts
  indexes: Texts
  triggers: Texts
  policies: Texts
}

const byRelation = (rows: PartRow[]): Texts => {
  const texts: Texts = new Map()
  for (const { relation, text } of rows) {
    const line = text.replace(/\s+/g, ' ').replace(' ON public.', ' ON ')
    texts.set(relation, [...(texts.get(relation) ?? []), line])
  }
  return texts
}

const terminated = (texts: string[] = []): string[] => texts.map((text) => `${text};`)

const create = (relation: RelationRow, { columns, constraints }: Parts): string => {
  const { oid, name, kind, unlogged, options, definition } = relation
  const storage = options ? ` with (${options.join(', ')})` : ''
  if (kind === 'v') return `create view ${name}${storage} as\n${definition}`
  if (kind === 'm') return `create materialized view ${name}${storage} as\n${definition}`
  if (kind === 'S') return `create sequence ${name};`
  const lines = [...(columns.get(oid) ?? []), ...(constraints.get(oid) ?? [])]
  const table = unlogged ? 'unlogged table' : 'table'
  return `create ${table} ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)${storage};`
}

const rowSecurity = ({ name, row_security, forced }: RelationRow): string[] => [
  ...(row_security ? [`alter table ${name} enable row level security;`] : []),
  ...(forced ? [`alter table ${name} force row level security;`] : []),
]

const dumpGrants = ({ oid, name, kind }: RelationRow, grants: GrantRow[], serverLogin: string): string[] => {
  const rightsByGrantee = new Map<string, string[]>()
  for (const { relation, grantee, privilege, column } of grants) {
    if (relation !== oid) continue
    const right = column === null ? privilege : `${privilege} (${column})`
    const to = grantee === serverLogin ? '{{server}}' : grantee
    rightsByGrantee.set(to, [...(rightsByGrantee.get(to) ?? []), right])
  }
  const object = kind === 'S' ? `sequence ${name}` : name
  return [...rightsByGrantee].map(([to, rights]) => `grant ${rights.join(', ')} on ${object} to ${to};`)
}

const dumpFunction = ({ name, definition, grantees }: FunctionRow, serverLogin: string): string => {
  const callers = grantees.map((grantee) => (grantee === serverLogin ? '{{server}}' : grantee))
  return `${definition.trimEnd()};\n-- ${name} may be called by: ${callers.join(', ') || 'its owner'}`
}
