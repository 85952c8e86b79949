import type { PlaylistQuery } from '../../graphql/generated/graphql.ts'

export type ShownPlaylist = NonNullable<PlaylistQuery['playlist']>
export type PlaylistItem = PlaylistQuery['playlistContents']['items'][number]
