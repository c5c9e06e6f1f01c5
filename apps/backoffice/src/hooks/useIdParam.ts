import { useParams } from '@tanstack/react-router'

/** The id in the address of a page such as /orders/17; null where it is none, which the page calls not found. */
export const useIdParam = (): number | null => {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}
