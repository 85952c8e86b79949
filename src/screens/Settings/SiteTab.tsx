import { Check } from 'lucide-react'
import type { useSiteForm } from '../../machines/site/siteForm/useSiteForm.ts'
import { limits } from '../../shared/limits.ts'
import { type Accent, accents, defaultSite } from '../../shared/site.ts'
import '../../ui/accents.css'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Settings.styles.ts'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'
import * as site from './SiteTab.styles.ts'

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

/** Renders what administrators choose for the whole site. */
export function SiteTab({ form }: { form: ReturnType<typeof useSiteForm> }) {
  return (
    <section className={styles.section} aria-labelledby="site-title">
      <h2 id="site-title">Ce site</h2>
      <SettingsForm label="Ce site" form={form}>
        <TextField
          label="Nom du site"
          name="name"
          hint="En haut de chaque page, dans les titres et dans les aperçus que d’autres sites en montrent."
          autoComplete="off"
          counterMax={limits.siteNameMax}
          value={form.form.name}
          error={form.errors['name']}
          disabled={form.isBusy}
          onChange={(name) => form.change({ name })}
        />
        <fieldset className={site.accents} disabled={form.isBusy}>
          <legend className={site.legend}>Couleur</legend>
          <p className={site.hint}>
            Des boutons, des liens et de la lucarne. Cette page la montre aussitôt, les autres après l’enregistrement.
          </p>
          <div className={site.choices}>
            {accents.map((accent) => (
              <label key={accent} className={site.choice}>
                <input
                  type="radio"
                  name="accent"
                  value={accent}
                  className={site.radio}
                  checked={accent === form.form.accent}
                  onChange={() => form.change({ accent })}
                />
                <span className={site.swatch} data-accent={accent}>
                  <Check className={site.check} size={18} aria-hidden="true" />
                </span>
                <span>
                  {names[accent]}
                  {accent === defaultSite.accent && <span className={site.note}> (par défaut)</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </SettingsForm>
    </section>
  )
}
