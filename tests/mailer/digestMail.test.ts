import { describe, expect, it } from 'vitest'
import { digestMail, type DigestNews } from '../../src/mailer/digestMail.ts'

const person = { email: 'ada@exemple.fr', username: 'ada' }
const siteUrl = 'https://videos.exemple.fr'
const urls = { siteUrl, unsubscribeUrl: `${siteUrl}/account/unsubscribe#t`, oneClickUrl: `${siteUrl}/api/unsubscriptions?token=t` }
const written = (news: readonly DigestNews[], more: Partial<Parameters<typeof digestMail>[0]> = {}) =>
  digestMail({ person, frequency: 'weekly', news, hasMore: false, ...urls, ...more })

const actor = (username: string) => ({ uuid: username, username, avatar: null })
const content = (uuid: string, title: string) => ({ uuid, title, thumbnail_url: null })
const sea = content('c1', 'La mer')
const news = (kind: DigestNews['kind'], fields: Partial<DigestNews> = {}): DigestNews => ({
  kind,
  content: null,
  comment_uuid: null,
  channel: null,
  actor: null,
  ...fields,
})
const linesOf = (all: readonly DigestNews[]) => written(all).groups?.flatMap(({ lines }) => lines.map(({ text, url }) => [text, url]))

describe('a digest', () => {
  it('groups by kind, in the order of the settings, and what is about one video in one line', () => {
    const channel = { uuid: 'h', name: 'L’atelier', avatar: null }
    const { groups } = written([
      news('follow', { actor: actor('bea') }),
      news('comment', { actor: actor('carl'), content: sea, comment_uuid: 'm2' }),
      news('newContent', { channel, content: content('c2', 'Une chaise') }),
      news('comment', { actor: actor('dora'), content: sea, comment_uuid: 'm1' }),
      news('comment', { actor: actor('dora'), content: content('c3', 'La dune'), comment_uuid: 'm3' }),
      news('follow', { actor: actor('carl') }),
      news('follow', { actor: actor('dora') }),
    ])
    expect(groups).toEqual([
      { title: 'Nouvelles vidéos', lines: [{ text: 'L’atelier a publié «\u202fUne chaise\u202f»', url: `${siteUrl}/watch/c2` }] },
      {
        title: 'Commentaires sous vos vidéos',
        lines: [
          { text: '2 nouveaux commentaires sous «\u202fLa mer\u202f»', url: `${siteUrl}/watch/c1` },
          { text: 'dora a commenté «\u202fLa dune\u202f»', url: `${siteUrl}/watch?v=c3&comment=m3` },
        ],
      },
      {
        title: 'Nouveaux abonnés',
        lines: [{ text: 'bea et 2 autres personnes suivent désormais votre chaîne', url: `${siteUrl}/dashboard` }],
      },
    ])
  })

  it('says answers, hearts and mentions, one or several', () => {
    const under = (kind: 'reply' | 'commentHearted' | 'mention', who: string) =>
      news(kind, { actor: actor(who), content: sea, comment_uuid: 'm1' })
    const link = `${siteUrl}/watch?v=c1&comment=m1`
    expect(linesOf([under('reply', 'bea'), under('commentHearted', 'carl')])).toEqual([
      ['bea a répondu à votre commentaire sous «\u202fLa mer\u202f»', link],
      ['carl a donné un cœur à votre commentaire sous «\u202fLa mer\u202f»', link],
    ])
    expect(linesOf([under('mention', 'bea')])).toEqual([['bea vous a mentionné sous «\u202fLa mer\u202f»', link]])
    expect(linesOf([under('mention', 'a'), under('mention', 'a')])).toEqual([
      ['2 commentaires qui vous mentionnent sous «\u202fLa mer\u202f»', `${siteUrl}/watch/c1`],
    ])
    expect(linesOf([under('reply', 'a'), under('reply', 'b'), under('commentHearted', 'c'), under('commentHearted', 'c')])).toEqual([
      ['2 réponses à vos commentaires sous «\u202fLa mer\u202f»', `${siteUrl}/watch/c1`],
      ['2 cœurs pour vos commentaires sous «\u202fLa mer\u202f»', `${siteUrl}/watch/c1`],
    ])
  })

  it('says invitations, one line for each channel', () => {
    const invites = (uuid: string, name: string) =>
      news('channelInvitation', { actor: actor('bea'), channel: { uuid, name, avatar: null } })
    const url = `${siteUrl}/settings?tab=channel`
    expect(linesOf([invites('k1', 'La mer'), invites('k2', 'La dune')])).toEqual([
      ['bea vous invite dans l’équipe de «\u202fLa mer\u202f»', url],
      ['bea vous invite dans l’équipe de «\u202fLa dune\u202f»', url],
    ])
  })

  it('says one and two followers as one says it', () => {
    expect(linesOf([news('follow', { actor: actor('bea') })])?.[0]?.[0]).toBe('bea suit désormais votre chaîne')
    const two = [news('follow', { actor: actor('bea') }), news('follow', { actor: actor('carl') })]
    expect(linesOf(two)?.[0]?.[0]).toBe('bea et une autre personne suivent désormais votre chaîne')
  })

  it('has twenty lines at most, the newest, and says that there is more', () => {
    const many = Array.from({ length: 21 }, (_, index) => news('newContent', { content: content(`c${index}`, `Vidéo ${index}`) }))
    const cut = written(many)
    expect(cut.groups?.[0]?.lines.map(({ url }) => url)).toEqual(Array.from({ length: 20 }, (_, index) => `${siteUrl}/watch/c${index}`))
    expect(cut.footer).toBe('Vous recevez ce résumé chaque semaine, comme vous l’avez choisi. Il ne montre pas tout.')
    expect(written(many.slice(1)).footer).toBe('Vous recevez ce résumé chaque semaine, comme vous l’avez choisi.')
    expect(written(many.slice(1), { hasMore: true }).action?.label).toBe('Voir toutes les notifications')
  })

  it('keeps what people have written on its line', () => {
    const { groups } = written([news('comment', { actor: actor('bea'), content: content('c1', 'La\nmer\r\n- https://autre.exemple') })])
    expect(groups?.[0]?.lines[0]?.text).toBe('bea a commenté «\u202fLa mer - https://autre.exemple\u202f»')
  })

  it('names the period', () => {
    expect([written([]).subject, written([], { frequency: 'daily' }).subject]).toEqual([
      'Votre résumé de la semaine',
      'Votre résumé du jour',
    ])
  })
})
