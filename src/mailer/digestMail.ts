import type { Notification } from '../shared/entities/notification.ts'
import { quoted } from '../shared/format/quote.ts'
import type { DigestFrequency, NotificationKind } from '../shared/notificationChoices.ts'
import { notificationKinds } from '../shared/notificationChoices.ts'
import { watchCommentPath } from '../shared/rarePaths.ts'
import { routes, watchPath } from '../shared/routes.ts'
import type { Mail, MailLine } from './mail.ts'

/** What a digest says of a notification. */
export type DigestNews = Pick<Notification, 'kind' | 'content' | 'comment_uuid' | 'channel' | 'actor'>

/** More lines than these nobody reads. */
export const digestLinesMax = 20

type Digest = {
  person: { email: string; username: string }
  frequency: Exclude<DigestFrequency, 'never'>
  /** newest first */
  news: readonly DigestNews[]
  /** whether there is more than that */
  hasMore: boolean
  siteUrl: string
  /** the page where the person ends the digests */
  unsubscribeUrl: string
  /** the same for mail programs */
  oneClickUrl: string
}

const titles: Readonly<Record<NotificationKind, string>> = {
  newContent: 'Nouvelles vidéos',
  comment: 'Commentaires sous vos vidéos',
  reply: 'Réponses à vos commentaires',
  follow: 'Nouveaux abonnés',
  commentHearted: 'Cœurs pour vos commentaires',
  mention: 'Mentions de votre nom',
  channelInvitation: 'Invitations dans l’équipe d’une chaîne',
}

/** What becomes one line: all new followers, what is under one video, and the invitation of each channel. */
const lineOf = ({ kind, content, channel }: DigestNews): string => {
  if (kind === 'channelInvitation') return `${kind} ${channel?.uuid ?? ''}`
  return kind === 'follow' ? kind : `${kind} ${content?.uuid ?? ''}`
}

/** On one line, whatever people have written. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the line for the news of one kind about one thing. */
function describe([first, ...others]: readonly [DigestNews, ...DigestNews[]], siteUrl: string): MailLine {
  const { kind, content, comment_uuid: comment } = first
  const count = others.length + 1
  const person = plain(first.actor?.username ?? 'Quelqu’un')
  const video = content === null ? 'une vidéo' : quoted(plain(content.title))
  const single = comment === null || content === null ? null : watchCommentPath(content.uuid, comment)
  const page = content === null ? routes.home : watchPath(content.uuid)
  const about = (one: string, many: string): MailLine =>
    count === 1 ? { text: one, url: siteUrl + (single ?? page) } : { text: many, url: siteUrl + page }
  switch (kind) {
    case 'newContent':
      return { text: `${plain(first.channel?.name ?? 'Une chaîne')} a publié ${video}`, url: siteUrl + page }
    case 'comment':
      return about(`${person} a commenté ${video}`, `${count} nouveaux commentaires sous ${video}`)
    case 'reply':
      return about(`${person} a répondu à votre commentaire sous ${video}`, `${count} réponses à vos commentaires sous ${video}`)
    case 'mention':
      return about(`${person} vous a mentionné sous ${video}`, `${count} commentaires qui vous mentionnent sous ${video}`)
    case 'commentHearted':
      return about(`${person} a donné un cœur à votre commentaire sous ${video}`, `${count} cœurs pour vos commentaires sous ${video}`)
    case 'channelInvitation':
      return {
        text: `${person} vous invite dans l’équipe de ${quoted(plain(first.channel?.name ?? 'sa chaîne'))}`,
        url: `${siteUrl}${routes.settings}?tab=channel`,
      }
    case 'follow': {
      const rest = count === 2 ? ' et une autre personne suivent' : ` et ${count - 1} autres personnes suivent`
      return { text: `${person}${count === 1 ? ' suit' : rest} désormais votre chaîne`, url: siteUrl + routes.dashboard }
    }
  }
}

/** Writes the mail with what is new for a person, in lines by kind. */
export function digestMail({ person, frequency, news, hasMore, siteUrl, unsubscribeUrl, oneClickUrl }: Digest): Mail {
  const byLine = [...Map.groupBy(news, lineOf).values()]
  const shown = byLine
    .slice(0, digestLinesMax)
    .flatMap(([first, ...others]) => (first ? [{ kind: first.kind, line: describe([first, ...others], siteUrl) }] : []))
  const groups = notificationKinds
    .map((kind) => ({ title: titles[kind], lines: shown.filter((each) => each.kind === kind).map(({ line }) => line) }))
    .filter(({ lines }) => lines.length > 0)
  const isCut = hasMore || byLine.length > digestLinesMax
  const [often, period] = frequency === 'daily' ? ['chaque jour', 'du jour'] : ['chaque semaine', 'de la semaine']
  return {
    to: person.email,
    subject: `Votre résumé ${period}`,
    name: person.username,
    paragraphs: ['Voici ce qui est nouveau et que vous n’avez pas encore lu.'],
    groups,
    action: { label: isCut ? 'Voir toutes les notifications' : 'Voir mes notifications', url: `${siteUrl}${routes.notifications}` },
    footer: `Vous recevez ce résumé ${often}, comme vous l’avez choisi.${isCut ? ' Il ne montre pas tout.' : ''}`,
    subscription: {
      oneClickUrl,
      links: [
        { text: 'Ne plus recevoir de résumés', url: unsubscribeUrl },
        { text: 'Choisir mes notifications', url: `${siteUrl}${routes.settings}?tab=notifications` },
      ],
    },
  }
}
