import { createContext, useContext } from 'react'
import { Link } from '../Link/Link.tsx'
import * as styles from './RichText.styles.ts'
import { type Mentioned, textParts } from './textParts.ts'

/** The video that texts refer to, and a function that seeks in it. Keep it stable between renders. */
export const VideoContext = createContext({ id: '', duration: 0, goTo: (_seconds: number): void => undefined })

/** Renders a user's text with its links, timecodes and the people whom it mentions. */
export function RichText({ text, mentions }: { text: string; mentions?: readonly Mentioned[] }) {
  const { id, duration, goTo } = useContext(VideoContext)
  return textParts(text, duration, mentions).map(({ at, text: shown, href, seconds = -1 }) =>
    href?.[0] === '/' ? (
      <Link key={at} className={styles.link} href={href}>
        {shown}
      </Link>
    ) : seconds >= 0 || href ? (
      <a
        key={`${at} ${shown}`}
        className={styles.link}
        {...(href
          ? { href, target: '_blank', rel: 'nofollow ugc noopener' }
          : {
              href: `/watch?v=${id}&t=${seconds}`,
              onClick: (event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                goTo(seconds)
              },
            })}
      >
        {shown}
      </a>
    ) : (
      shown
    ),
  )
}
