/** The shop's languages as a visitor meets them: id, code, own name, and the first link of the header. */
export const languages = [
  { id: 1, code: 'en', name: 'English', home: 'Home', cookies: 'Cookie policy' },
  { id: 2, code: 'de', name: 'Deutsch', home: 'Start', cookies: 'Cookie-Richtlinie' },
  { id: 3, code: 'fr', name: 'Français', home: 'Accueil', cookies: 'Cookies' },
  { id: 4, code: 'es', name: 'Español', home: 'Inicio', cookies: 'Política de cookies' },
  { id: 5, code: 'pl', name: 'Polski', home: 'Start', cookies: 'Polityka plików cookie' },
  { id: 6, code: 'uk', name: 'Українська', home: 'Головна', cookies: 'Файли cookie' },
] as const
