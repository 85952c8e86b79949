import type { ReactNode } from 'react'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { isLicence, languageName, licences, videoCategories } from '../../shared/contentDetails.ts'
import * as styles from './Facts.styles.ts'

type FactsProps = { details: Pick<WatchContentFragment['details'], 'category' | 'language' | 'licence'> }

/** Returns the terms and values that the creator gave. */
function factsOf({ category, language, licence }: FactsProps['details']): [term: string, value: ReactNode][] {
  const facts: [string, ReactNode][] = []
  if (category) facts.push(['Catégorie', videoCategories[category]])
  if (language) facts.push(['Langue', languageName(language)])
  if (licence && isLicence(licence)) {
    const { name, url } = licences[licence]
    facts.push([
      'Licence',
      <a key={licence} href={url} rel="license noopener" target="_blank">
        {name}
      </a>,
    ])
  }
  return facts
}

export const hasFacts = (details: FactsProps['details']): boolean => factsOf(details).length > 0

/** Renders what the video is about, its language and its licence. */
export function Facts({ details }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {factsOf(details).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
