import { ChartColumn, Clapperboard, HeartHandshake, Rocket } from 'lucide-react'
import { useBecomeCreator } from '../../machines/channel/becomeCreator/useBecomeCreator.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { BecomeCreatorDialog } from './BecomeCreatorDialog.tsx'
import * as styles from './Promo.styles.ts'

const benefits = [
  {
    icon: Clapperboard,
    title: 'Partagez vos vidéos',
    text: 'Publiez en quelques minutes : Lucarne prépare toutes les qualités pour vous.',
  },
  {
    icon: HeartHandshake,
    title: 'Réunissez un public',
    text: 'Vos vidéos rejoignent l’accueil et les recommandations de ceux qu’elles intéressent.',
  },
  {
    icon: ChartColumn,
    title: 'Suivez votre progression',
    text: 'Vues, j’aime, commentaires et abonnés, réunis dans votre tableau de bord.',
  },
] as const

const steps = [
  { title: 'Créez votre chaîne', text: 'Donnez-lui un nom et, si vous le souhaitez, une description.' },
  { title: 'Publiez une vidéo', text: 'Choisissez un fichier, un titre, et décidez qui peut la voir.' },
  { title: 'Faites-la vivre', text: 'Regardez les vues arriver, et publiez la suivante.' },
] as const

/** Shown to users without a channel: why and how to become a creator, with the button. */
export function Promo() {
  const creator = useBecomeCreator()
  return (
    <div className={styles.page}>
      <header className={styles.banner}>
        <h1 className={styles.title} tabIndex={-1}>
          Devenez créateur
        </h1>
        <p className={styles.text}>Ouvrez votre chaîne et partagez ce que vous seul savez montrer. C’est gratuit, et c’est à vous.</p>
        <Button variant="primary" size="large" icon={Rocket} onPress={creator.open}>
          Commencer l’aventure
        </Button>
      </header>
      <section aria-labelledby="benefits">
        <h2 id="benefits">Pourquoi devenir créateur ?</h2>
        <ul className={styles.cards}>
          {benefits.map(({ icon: Icon, title, text }) => (
            <li key={title} className={styles.card}>
              <Icon className={styles.icon} size={28} aria-hidden="true" />
              <h3>{title}</h3>
              <p className={styles.detail}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">Comment ça marche ?</h2>
        <ol className={styles.cards}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className={styles.detail}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <BecomeCreatorDialog creator={creator} />
    </div>
  )
}
