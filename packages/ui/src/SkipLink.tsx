/**
 * First thing in the body: takes the keyboard past the header.
 * @param target id of the page's `<main>`, which carries tabIndex -1
 */
export const SkipLink = ({ target, children }: { target: string; children: string }) => (
  <a href={`#${target}`} className="skip-link">
    {children}
  </a>
)
