/** Takes the shimmer off the patch behind a picture. */
const settle = (picture: EventTarget | null): void => {
  if (!(picture instanceof HTMLImageElement)) return
  const frame = picture.closest('picture') ?? picture
  frame.previousElementSibling?.removeAttribute('data-loading')
}

const onSettled = ({ target }: Event): void => settle(target)

/**
 * Ends the shimmer behind every SkinPicture as soon as its file is there or has failed, now and later: also in parts of
 * a document that no script has taken over, and without drawing any card anew.
 */
export const settlePictures = (): void => {
  // Neither event bubbles, so both are caught on their way down.
  document.addEventListener('load', onSettled, true)
  document.addEventListener('error', onSettled, true)
  for (const picture of document.images) if (picture.complete) settle(picture)
}
