import type { ReactNode } from 'react'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Accessibility.styles.ts'
import { gaps, means, proofs } from './statement.ts'

/** Renders the accessibility statement: what is met, how it was tested, what is known to be missing. */
export function Accessibility() {
  useScreenTitle('Accessibilité')
  return (
    <article className={styles.page}>
      <header>
        <h1 tabIndex={-1}>Accessibilité : partiellement conforme</h1>
        <p className={styles.lead}>
          Lucarne veut pouvoir être utilisée par tout le monde : à la souris, au doigt, au clavier, à la voix, avec un lecteur d’écran, en
          agrandissant, en noir et blanc. Cette page dit où nous en sommes, sans l’embellir.
        </p>
      </header>
      <Part title="État de conformité">
        <p>
          Lucarne vise le niveau AA des règles WCAG 2.2, sur lesquelles repose le référentiel français RGAA 4.1. Aucun audit RGAA complet
          n’a encore été mené par une personne indépendante : tant qu’il manque, nous ne déclarons qu’une conformité partielle.
        </p>
      </Part>
      <Part title="Ce qui a été vérifié, et comment">
        <List items={proofs} />
      </Part>
      <Part title="Ce que le site propose">
        <List items={means} />
      </Part>
      <Part title="Ce qui manque encore">
        <List items={gaps} />
      </Part>
      <Part title="Signaler un obstacle">
        <p>
          Vous ne parvenez pas à lire, à regarder ou à faire quelque chose ici ? Écrivez à la personne qui administre ce site, en donnant
          l’adresse de la page et le matériel que vous utilisez. Le logiciel, lui, est libre : un défaut qui lui est propre se corrige pour
          tous les sites qui l’emploient.
        </p>
      </Part>
      <Part title="Voies de recours">
        <p>
          Sans réponse satisfaisante, vous pouvez vous adresser au{' '}
          <TextLink href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</TextLink>, qui reçoit aussi par courrier, sans
          timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.
        </p>
      </Part>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
