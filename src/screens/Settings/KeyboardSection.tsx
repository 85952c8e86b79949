import { ShortcutSwitch } from '../../components/ShortcutSwitch/ShortcutSwitch.tsx'
import styles from './Settings.module.css'

/** What the keyboard does, on this device alone. */
export function KeyboardSection() {
  return (
    <section className={styles.section} aria-labelledby="keyboard-title">
      <h2 id="keyboard-title">Clavier</h2>
      <p className={styles.note}>Ce choix vaut pour cet appareil. La touche « ? » montre tous les raccourcis.</p>
      <ShortcutSwitch />
    </section>
  )
}
