import styles from './Footer.module.css'

export function Footer() {
  return <footer className={styles.footer}>© 2025 Lucarne, plateforme française de partage de vidéos</footer>
}
