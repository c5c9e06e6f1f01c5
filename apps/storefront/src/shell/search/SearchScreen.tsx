import { useCartActions } from '../../features/cart/useCartActions.ts'
import { SearchSheet } from '../../features/catalogue/search/SearchSheet.tsx'
import { WatchSearch } from '../../features/saved-searches/SaveSearch.tsx'
import { TellMe } from '../../features/wishlist/TellMe.tsx'

interface SearchScreenProps {
  open: boolean
  onClose: () => void
}

/** The search with what the cart and the wishlist do for it. */
export const SearchScreen = ({ open, onClose }: SearchScreenProps) => {
  const { add } = useCartActions()
  return (
    <SearchSheet
      open={open}
      onClose={onClose}
      addToCart={add}
      tellMe={(wish, priceBelow) => <TellMe wish={wish} priceBelow={priceBelow} />}
      watch={(search) => <WatchSearch {...search} />}
    />
  )
}
