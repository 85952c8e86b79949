import { Check } from 'lucide-react'
import { type Accent, accents, defaultSite } from '../../shared/site.ts'
import '../../ui/accents.css'
import * as styles from './AccentField.styles.ts'

const names: Readonly<Record<Accent, string>> = {
  orange: 'Capucine',
  red: 'Cerise',
  pink: 'Pivoine',
  purple: 'Iris',
  blue: 'Bleuet',
  teal: 'Lagon',
  green: 'Sapin',
  amber: 'Miel',
}

type AccentFieldProps = { value: Accent; disabled: boolean; onChange: (accent: Accent) => void }

/** Renders the choice of the site's accent. */
export function AccentField({ value, disabled, onChange }: AccentFieldProps) {
  return (
    <fieldset className={styles.accents} disabled={disabled}>
      <legend className={styles.legend}>Couleur</legend>
      <p className={styles.hint}>
        Des boutons, des liens et de la lucarne. Cette page la montre aussitôt, les autres après l’enregistrement.
      </p>
      <div className={styles.choices}>
        {accents.map((accent) => (
          <label key={accent} className={styles.choice}>
            <input
              type="radio"
              name="accent"
              value={accent}
              className={styles.radio}
              checked={accent === value}
              onChange={() => onChange(accent)}
            />
            <span className={styles.swatch} data-accent={accent}>
              <Check className={styles.check} size={18} aria-hidden="true" />
            </span>
            <span>
              {names[accent]}
              {accent === defaultSite.accent && <span className={styles.note}> (par défaut)</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
