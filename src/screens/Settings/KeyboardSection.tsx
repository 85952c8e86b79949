import { ShortcutSwitch } from '../../components/ShortcutSwitch/ShortcutSwitch.tsx'
import { quoted } from '../../shared/format/quote.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'

/** Renders the keyboard settings of this device. */
export function KeyboardSection() {
  return (
    <section className={sectionStyles.section} aria-labelledby="keyboard-title">
      <h2 id="keyboard-title">Clavier</h2>
      <p className={sectionStyles.note}>Ce choix vaut pour cet appareil. La touche {quoted('?')} montre tous les raccourcis.</p>
      <ShortcutSwitch />
    </section>
  )
}
