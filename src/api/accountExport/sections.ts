import type { ExportedTable } from '../../db/accountExport/accountExport.ts'

/** A file of the archive. `meaning` describes it for the person who reads the archive. */
export type Section = { table: ExportedTable; file: string; meaning: string }

export const sections: readonly Section[] = [
  { table: 'identities', file: 'connexions.json', meaning: 'les services de connexion reliés à votre compte' },
  { table: 'passkeys', file: 'cles-d-acces.json', meaning: 'les clés d’accès de votre compte, sans ce qui les vérifie' },
  { table: 'sessions', file: 'sessions.json', meaning: 'vos sessions ouvertes' },
  { table: 'channels', file: 'chaine.json', meaning: 'votre chaîne' },
  { table: 'contents', file: 'videos.json', meaning: 'vos vidéos, dont les fichiers sont dans fichiers/videos/' },
  { table: 'captions', file: 'sous-titres.json', meaning: 'les sous-titres de vos vidéos, en WebVTT' },
  { table: 'comments', file: 'commentaires.json', meaning: 'vos commentaires' },
  { table: 'comment_mentions', file: 'mentions.json', meaning: 'les commentaires qui vous nomment' },
  { table: 'comment_likes', file: 'commentaires-aimes.json', meaning: 'les commentaires que vous aimez' },
  { table: 'reactions', file: 'j-aime.json', meaning: 'vos réactions aux vidéos' },
  { table: 'follows', file: 'abonnements.json', meaning: 'les chaînes que vous suivez' },
  { table: 'playlists', file: 'playlists.json', meaning: 'vos playlists' },
  { table: 'playlist_contents', file: 'playlists-videos.json', meaning: 'les vidéos de vos playlists' },
  { table: 'history', file: 'historique.json', meaning: 'votre historique de visionnage' },
  { table: 'views', file: 'vues.json', meaning: 'vos lectures de chaque vidéo' },
  { table: 'counted_views', file: 'vues-comptees.json', meaning: 'vos vues comptées, jour par jour' },
  { table: 'not_interested', file: 'pas-interesse.json', meaning: 'les vidéos que vous ne voulez plus voir recommandées' },
  { table: 'mutes', file: 'chaines-masquees.json', meaning: 'les chaînes que vous masquez' },
  { table: 'channel_members', file: 'equipes.json', meaning: 'les chaînes dont vous faites partie de l’équipe, ou qui vous y invitent' },
  { table: 'notifications', file: 'notifications.json', meaning: 'vos notifications' },
  { table: 'notification_choices', file: 'choix-de-notifications.json', meaning: 'ce dont vous voulez être notifié, et comment' },
  { table: 'user_quotas', file: 'quota.json', meaning: 'le quota que l’administration a choisi pour vous' },
  { table: 'reports', file: 'signalements.json', meaning: 'vos signalements' },
  { table: 'problem_reports', file: 'problemes.json', meaning: 'les problèmes du site que vous avez signalés' },
]

/** Returns the text of LISEZ-MOI.txt. */
export function readme(username: string, at: Date): string {
  return [
    `Toutes les données de ${username} au ${at.toISOString()}`,
    '',
    'profil.json : votre compte',
    ...sections.map(({ file, meaning }) => `${file} : ${meaning}`),
    'fichiers/ : votre avatar, la bannière de votre chaîne, vos images et vos vidéos',
    '',
    'Les fichiers .json sont du texte en UTF-8. Les dates sont en temps universel (UTC), les durées en secondes.',
    'Une vidéo dont l’original n’est plus là est donnée dans la version que le site diffuse.',
    '',
  ].join('\n')
}
