/**
 * The keys that work on every page, and their labels in the help sheet. They are separate from the player's, because every page loads them.
 */
export const siteShortcuts = {
  search: { key: '/', label: 'Rechercher' },
  help: { key: '?', label: 'Afficher les raccourcis clavier' },
} as const
