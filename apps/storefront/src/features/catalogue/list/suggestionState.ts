/** What the suggestions below the search box tell it about themselves. */
export interface SuggestionState {
  /** there are some to see */
  shown: boolean
  /** id of the one that the arrow keys have reached */
  activeId: string | undefined
}

export const noSuggestions: SuggestionState = { shown: false, activeId: undefined }
