/** One page of records, newest first. */
export interface Page<R> {
  data: R[]
  hasMore: boolean
}

/** Which page of which records is asked for. */
export interface PageRequest<R> {
  /** the id behind which the page begins; null: the newest record. One that nobody knows begins at the newest too. */
  after: string | null
  limit: number
  matches: (record: R) => boolean
}

/** Records of one kind by id, in order of creation. A record that is put again keeps its place. */
export interface Table<R extends { id: string }> {
  get(id: string): R | undefined
  put(record: R): void
  size(): number
  /** every record, oldest first */
  all(): readonly R[]
  /** looks at no more records than it must: none is sorted, and it ends one record behind the page */
  page(request: PageRequest<R>): Page<R>
  /** forgets all others */
  keepOnly(isKept: (record: R) => boolean): void
}

/** An empty table. */
export const createTable = <R extends { id: string }>(): Table<R> => {
  let records: R[] = []
  const places = new Map<string, number>()

  const put = (record: R): void => {
    const place = places.get(record.id) ?? records.length
    places.set(record.id, place)
    records[place] = record
  }

  const get = (id: string): R | undefined => {
    const place = places.get(id)
    return place === undefined ? undefined : records[place]
  }

  const page = ({ after, limit, matches }: PageRequest<R>): Page<R> => {
    const data: R[] = []
    const start = (after === null ? undefined : places.get(after)) ?? records.length
    for (let place = start - 1; place >= 0; place -= 1) {
      const record = records[place]
      if (record === undefined || !matches(record)) continue
      if (data.length === limit) return { data, hasMore: true }
      data.push(record)
    }
    return { data, hasMore: false }
  }

  const keepOnly = (isKept: (record: R) => boolean): void => {
    const kept = records.filter(isKept)
    if (kept.length === records.length) return
    records = []
    places.clear()
    for (const record of kept) put(record)
  }

  return { get, put, size: () => records.length, all: () => records, page, keepOnly }
}
