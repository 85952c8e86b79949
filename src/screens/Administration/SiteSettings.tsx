import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'
import { SiteSettingsDocument } from '../../graphql/generated/graphql.ts'
import { toSiteSettings } from '../../graphql/siteSettings.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useSiteForm } from '../../machines/site/siteForm/useSiteForm.ts'
import { limits as limitsOfFiles, renditionHeights } from '../../shared/limits.ts'
import { type AnnouncementTone, siteLimits as limits, type SiteSettings as Settings } from '../../shared/site.ts'
import { formatLargestVideo, largestVideoBounds as sizes } from '../../shared/videoSize.ts'
import { SelectField, type SelectOption } from '../../ui/SelectField/SelectField.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { AccentField } from './AccentField.tsx'
import * as styles from './Administration.styles.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { SizeField } from './SizeField.tsx'

const tones: readonly SelectOption<AnnouncementTone>[] = [
  { value: 'info', label: 'Une information' },
  { value: 'warning', label: 'Un avertissement' },
]

const qualities: readonly SelectOption<string>[] = renditionHeights
  .toReversed()
  .map((height) => ({ value: String(height), label: `${height}p` }))

const videoSizeUnits = ['Mo', 'Go'] as const
const largestVideoHint =
  `De ${formatLargestVideo(sizes.min)} à ${formatLargestVideo(sizes.max)}. Un fichier qui en remplace un autre a au plus ` +
  `${formatLargestVideo(limitsOfFiles.editVideoBytes)}. Les envois commencés continuent.`

/** Renders what administrators choose for the whole site. */
export function SiteSettings() {
  const { reload, ...screen } = useScreen({ query: SiteSettingsDocument }, ({ siteSettings }) => siteSettings)
  if (screen.status === 'failed') return <LoadFailure failure={screen.failure} onRetry={reload} />
  if (screen.status !== 'loaded') return <RowsSkeleton label="Chargement des réglages du site..." />
  return (
    <div className={styles.panel}>
      <SiteLogo logoUrl={screen.data.logoUrl ?? null} onOutdated={reload} />
      <SiteSettingsForm settings={toSiteSettings(screen.data)} />
    </div>
  )
}

/** @param props.settings read only when it mounts */
export function SiteSettingsForm({ settings }: { settings: Settings }) {
  const site = useSiteForm(settings)
  const { form, errors, isBusy, change } = site
  return (
    <section className={sectionStyles.section} aria-labelledby="site-title">
      <h2 id="site-title">Ce site</h2>
      <LeaveGuard isDirty={site.isDirty} />
      <SettingsForm label="Ce site" form={site}>
        <h3 className={styles.part}>Identité</h3>
        <TextField
          label="Nom du site"
          name="name"
          hint="En haut de chaque page, dans les titres et dans les aperçus que d’autres sites en montrent."
          autoComplete="off"
          counterMax={limits.name}
          value={form.name}
          error={errors['name']}
          disabled={isBusy}
          onChange={(name) => change({ name })}
        />
        <TextField
          label="Description"
          name="description"
          optional
          hint="Sur la page « À propos » et dans les moteurs de recherche."
          autoComplete="off"
          counterMax={limits.description}
          value={form.description}
          error={errors['description']}
          disabled={isBusy}
          onChange={(description) => change({ description })}
        />
        <AccentField value={form.accent} disabled={isBusy} onChange={(accent) => change({ accent })} />
        <h3 className={styles.part}>Vidéos</h3>
        <Switch
          label="Regarder sans compte"
          name="guestPlayback"
          hint="Sans cela, les visiteurs voient les pages des vidéos, et se connectent pour les lire."
          checked={form.guestPlayback}
          disabled={isBusy}
          onChange={(guestPlayback) => change({ guestPlayback })}
        />
        <SelectField
          label="Qualité la plus haute"
          name="highestRendition"
          hint="Des prochaines conversions. Une limite plus basse prend moins de place et de temps de calcul."
          value={String(form.highestRendition)}
          options={qualities}
          disabled={isBusy}
          onChange={(chosen) => {
            const highestRendition = renditionHeights.find((height) => String(height) === chosen)
            if (highestRendition !== undefined) change({ highestRendition })
          }}
        />
        <SizeField
          label="Taille maximale d’une vidéo"
          name="largestVideoBytes"
          hint={largestVideoHint}
          units={videoSizeUnits}
          amount={form.largestVideoAmount}
          unit={form.largestVideoUnit}
          error={errors['largestVideoBytes']}
          disabled={isBusy}
          onAmount={(largestVideoAmount) => change({ largestVideoAmount })}
          onUnit={(largestVideoUnit) => change({ largestVideoUnit })}
        />
        <h3 className={styles.part}>Annonce</h3>
        <TextArea
          label="Ce que vous annoncez"
          name="announcement"
          optional
          hint="En haut de chaque page, jusqu’à ce que chacun la ferme. Vide, rien n’est annoncé."
          rows={2}
          counterMax={limits.announcement}
          value={form.announcement}
          error={errors['announcement']}
          disabled={isBusy}
          onChange={(announcement) => change({ announcement })}
        />
        <div className={styles.pair}>
          <SelectField
            label="Elle est"
            name="announcementTone"
            value={form.announcementTone}
            options={tones}
            disabled={isBusy}
            onChange={(announcementTone) => change({ announcementTone })}
          />
          <TextField
            label="Jusqu’au"
            name="announcementEndsAt"
            type="datetime-local"
            optional
            value={form.announcementEndsAt}
            error={errors['announcementEndsAt']}
            disabled={isBusy}
            onChange={(announcementEndsAt) => change({ announcementEndsAt })}
          />
        </div>
        <h3 className={styles.part}>Page « À propos »</h3>
        <TextArea
          label="Contact"
          name="contact"
          optional
          hint="Une adresse e-mail, un téléphone, une adresse postale : comment joindre les personnes qui tiennent ce site."
          rows={2}
          counterMax={limits.contact}
          value={form.contact}
          error={errors['contact']}
          disabled={isBusy}
          onChange={(contact) => change({ contact })}
        />
        <TextArea
          label="Mentions légales"
          name="legalNotice"
          optional
          hint="Qui édite et qui héberge ce site. Les conditions d’utilisation sont celles de l’onglet « Inscriptions »."
          rows={4}
          counterMax={limits.page}
          value={form.legalNotice}
          error={errors['legalNotice']}
          disabled={isBusy}
          onChange={(legalNotice) => change({ legalNotice })}
        />
        <TextArea
          label="Confidentialité"
          name="privacyPolicy"
          optional
          hint="Ce que ce site garde des personnes, pourquoi et combien de temps."
          rows={4}
          counterMax={limits.page}
          value={form.privacyPolicy}
          error={errors['privacyPolicy']}
          disabled={isBusy}
          onChange={(privacyPolicy) => change({ privacyPolicy })}
        />
      </SettingsForm>
    </section>
  )
}
