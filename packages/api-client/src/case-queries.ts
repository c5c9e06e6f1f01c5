import type { Answer } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import { isSolvedCase } from '@pandrop/contract/lifecycle/case'
import { casePicture, getOrderCase } from '@pandrop/contract/routes/cases'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'
import { dataAddress } from './data-address.ts'

/** What an order's page is told of the conversations about it. */
export type OrderCases = Answer<CallOf<typeof getOrderCase>>['payload']

const everyMilliseconds = 15_000

/** The conversations about an order, newest first; asked again while one of them is open and the page is looked at. */
export const caseQuery = (api: ApiClient, orderId: number) =>
  queryOptions({
    queryKey: [customerKey, 'cases', orderId],
    queryFn: async ({ signal }) => (await api.send(getOrderCase, { params: { id: orderId }, signal })).payload,
    refetchInterval: ({ state: { data } }) =>
      data?.cases.some(({ state }) => !isSolvedCase(state)) ? everyMilliseconds : false,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

/** A picture that the customer has sent, as an address that an image can show. It never changes. */
export const casePictureQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [customerKey, 'case-picture', id],
    queryFn: async ({ signal }) => dataAddress(await api.send(casePicture, { params: { id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
