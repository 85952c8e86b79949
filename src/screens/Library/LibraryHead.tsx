import * as styles from './Library.styles.ts'

export function LibraryHead() {
  return (
    <header>
      <h1 tabIndex={-1}>Ma bibliothèque</h1>
      <p className={styles.subtitle}>Gérez votre historique et vos playlists personnalisées</p>
    </header>
  )
}
