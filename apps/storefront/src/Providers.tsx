import { MarkAddress } from '@pandrop/ui/Mark'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Shop, ShopContext } from './shop.ts'

interface ProvidersProps {
  shop: Shop
  children: ReactNode
}

/** What hooks read; around the router on the server and in the browser alike. */
export const Providers = ({ shop, children }: ProvidersProps) => (
  <QueryClientProvider client={shop.queryClient}>
    <ShopContext value={shop}>
      <MarkAddress value={shop.text('mark')}>{children}</MarkAddress>
    </ShopContext>
  </QueryClientProvider>
)
