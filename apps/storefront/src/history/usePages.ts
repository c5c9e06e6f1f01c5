import { useState } from 'react'

/** Rows on a page of either history (docs/behaviour/pages.md#history-pages). */
export const rowsPerPage = 5

/** Rows of one page of a list that is there as a whole. Page numbers outside 1..pages are ignored. */
export const usePages = <Row>(rows: readonly Row[]) => {
  const [asked, ask] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const page = Math.min(asked, pages)
  return {
    page,
    pages,
    shown: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    turn: (to: number) => {
      if (to >= 1 && to <= pages) ask(to)
    },
  }
}
