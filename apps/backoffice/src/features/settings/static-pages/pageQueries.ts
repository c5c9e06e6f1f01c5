import { getStaffPage, listPageVersions, listStaffPages } from '@pandrop/contract/staff/routes/static-pages'
import type { StaffPage, StaffPageRow } from '@pandrop/contract/staff/static-pages'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { queryClient } from '../../../queryClient.ts'

const key = ['static-pages'] as const

/** The pages in the order of the footer. */
export const pagesQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: async ({ signal }): Promise<StaffPageRow[]> => (await api.send(listStaffPages, { signal })).pages,
})

/** One page with its texts. */
export const pageQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'page', id],
    queryFn: async ({ signal }): Promise<StaffPage> => (await api.send(getStaffPage, { params: { id }, signal })).page,
  })

/** What a page said before, newest first. */
export const versionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...key, 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      api.send(listPageVersions, {
        params: { id },
        query: { limit: 20, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Shows a page as a change has answered it, and reads the others anew. */
export const showPage = async (page: StaffPage): Promise<void> => {
  queryClient.setQueryData(pageQuery(page.id).queryKey, page)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: pagesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: versionsQuery(page.id).queryKey }),
  ])
}

/** Shows the list as a change has answered it. */
export const showPages = (pages: StaffPageRow[]): void => {
  queryClient.setQueryData(pagesQuery.queryKey, pages)
}
