import { getStaffSkin } from '@pandrop/contract/staff/routes/items'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { itemsKey } from './itemQueries.ts'

/**
 * What the catalogue knows of a skin: what exists of it, at which reference price.
 * @param id '' for none
 */
export const useStaffSkin = (id: string) =>
  useQuery({
    queryKey: [...itemsKey, 'skin', id],
    queryFn: ({ signal }) => api.send(getStaffSkin, { params: { id }, signal }),
    enabled: id !== '',
  })
