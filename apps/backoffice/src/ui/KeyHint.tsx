/** A key as it stands on the keyboard: "Ctrl K". Decoration beside a control that says the same. */
export const KeyHint = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="type-mono rounded-check bg-ink-2 px-1.5 py-0.5 text-bone-2">
    {children}
  </span>
)
