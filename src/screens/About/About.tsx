import { RichText } from '../../components/RichText/RichText.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { AboutDocument, type AboutQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { emailError } from '../../shared/validation/account.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './About.styles.ts'

/** Renders who runs the site, and by which rules. */
export function About() {
  useScreenTitle('À propos')
  const screen = useScreen({ query: AboutDocument }, (data) => data)
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>À propos de ce site</h1>
      {screen.status === 'failed' && <ErrorPanel message={screen.failure.message} onRetry={screen.reload} />}
      {screen.status === 'loading' && (
        <Loading label="Chargement de la page..." className={styles.page}>
          <Skeleton />
          <Skeleton shape="block" />
        </Loading>
      )}
      {screen.status === 'loaded' && <Texts {...screen.data} />}
    </article>
  )
}

function Texts({ site, sitePages: { contact, legalNotice, privacyPolicy, terms } }: AboutQuery) {
  const parts = [
    { id: 'mentions-legales', title: 'Mentions légales', text: legalNotice },
    { id: 'conditions', title: 'Conditions d’utilisation', text: terms },
    { id: 'confidentialite', title: 'Confidentialité', text: privacyPolicy },
  ].filter(({ text }) => text !== '')
  return (
    <>
      <p className={styles.lead}>{site.description || `${site.name} est un site de vidéos, propulsé par le logiciel libre Lucarne.`}</p>
      <section className={styles.part} aria-labelledby="contact">
        <h2 id="contact">Contact</h2>
        <p className={styles.text}>
          <Contact text={contact} />
        </p>
      </section>
      {parts.map(({ id, title, text }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>
            <RichText text={text} />
          </p>
        </section>
      ))}
    </>
  )
}

function Contact({ text }: { text: string }) {
  if (text === '') return 'Les personnes qui tiennent ce site n’ont pas encore dit comment les joindre.'
  return emailError(text) === undefined ? <TextLink href={`mailto:${text}`}>{text}</TextLink> : <RichText text={text} />
}
