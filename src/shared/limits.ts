/** Business limits of the product (specification §9). Sizes in bytes, lengths in characters. */
const MB = 1024 * 1024
const GB = 1024 * MB

export const limits = {
  passwordMin: 8,
  passwordMax: 256,
  usernameMin: 3,
  usernameMax: 50,
  personNameMax: 100,
  emailMax: 254,
  titleMax: 100,
  descriptionMax: 5000,
  hashtagsPerContent: 10,
  hashtagMax: 30,
  channelNameMax: 100,
  channelDescriptionMax: 500,
  commentMax: 2000,
  reportTextMax: 1000,
  problemTextMax: 2000,
  /** the last events of the trace that goes with a problem report */
  traceEventsMax: 200,
  /** its JSON: the gateway takes 100 kB, in which the trace is a string */
  traceBytes: 90_000,
  roleNameMax: 50,
  roleDescriptionMax: 500,
  playlistNameMax: 50,
  playlistDescriptionMax: 200,
  playlistsPerUser: 200,
  videosPerPlaylist: 5000,
  videoBytes: 2 * GB,
  videoSeconds: 24 * 60 * 60,
  editVideoBytes: 500 * MB,
  thumbnailBytes: 10 * MB,
  editThumbnailBytes: 5 * MB,
  imageBytes: 5 * MB,
  pageSize: 20,
  pageSizeMax: 100,
  /** `?ids=` takes at most this many uuids: longer lists meet the 16 kB header limit. */
  idsMax: 100,
  popularHashtags: 10,
  searchQueryMax: 200,
  suggestionsMax: 10,
  /** a search counts contents, playlists and hashtags exactly up to the first limit, channels up to the second */
  searchCountMax: 1000,
  searchChannelsMax: 100,
  /** where a found content says the words of a search: at most this many places */
  searchPassages: 3,
  /** limits of the sections of Explore, and of the contents in each */
  categoriesMax: 20,
  categoryContentsMin: 3,
  categoryContents: 8,
  categoryContentsMax: 20,
  /** days of a channel's statistics in one response */
  statisticsDaysMax: 366,
  jsonBodyBytes: 256 * 1024,
  /** a user's own images, stored by POST /files/upload */
  filesPerUser: 200,
  filesPerUpload: 10,
} as const

/** A view counts once per viewer and content per day, after this many seconds watched. */
export const countedViewSeconds = 10

/**
 * Returns the seconds that must be watched before a view counts: ten, or half the length when that is shorter.
 * @param durationSeconds length of the content, in seconds
 */
export function secondsBeforeViewCounts(durationSeconds: number): number {
  return Math.min(countedViewSeconds, durationSeconds / 2)
}

/** The player's fastest speed: a player shows at most this many seconds of a video per elapsed second. */
export const fastestSpeed = 4

/** The maximum age, in days, of the history entries of a period. */
export const historyPeriodDays = { today: 1, week: 7, month: 30 } as const

/** Heights (short side, in pixels) of the renditions that the worker makes, lowest first. */
export const renditionHeights = [240, 360, 576, 720, 1080] as const
export const defaultQuality = 576
/** Of the player, 0 to 100 (specification §9). */
export const defaultVolume = 50
