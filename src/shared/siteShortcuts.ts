/** What a key does on every page, and how the sheet says it. Apart from the player's: every page loads these. */
export const siteShortcuts = {
  search: { key: '/', label: 'Rechercher' },
  help: { key: '?', label: 'Afficher les raccourcis clavier' },
} as const
