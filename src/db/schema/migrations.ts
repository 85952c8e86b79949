import type { Migration } from 'kysely/migration'
import { up as entities } from './migrations/0001_entities.ts'
import { up as moderation } from './migrations/0002_moderation.ts'
import { up as notifications } from './migrations/0003_notifications.ts'
import { up as library } from './migrations/0004_library.ts'
import { up as search } from './migrations/0005_search.ts'
import { up as statistics } from './migrations/0006_statistics.ts'
import { up as identities } from './migrations/0007_identities.ts'
import { up as abandoned } from './migrations/0008_abandoned.ts'
import { up as rateLimits } from './migrations/0009_rate_limits.ts'
import { up as listing } from './migrations/0010_listing.ts'
import { up as popularityTiers } from './migrations/0011_popularity_tiers.ts'
import { up as batches } from './migrations/0012_batches.ts'
import { up as channelReach } from './migrations/0013_channel_reach.ts'
import { up as withdrawals } from './migrations/0014_withdrawals.ts'
import { up as commentKeys } from './migrations/0015_comment_keys.ts'
import { up as restorableFunctions } from './migrations/0016_restorable_functions.ts'
import { up as knownBrowsers } from './migrations/0017_known_browsers.ts'
import { up as files } from './migrations/0018_files.ts'
import { up as mediaFacts } from './migrations/0019_media_facts.ts'
import { up as published } from './migrations/0020_published.ts'
import { up as playlistKeys } from './migrations/0021_playlist_keys.ts'
import { up as standardNames } from './migrations/0022_standard_names.ts'
import { up as problemReports } from './migrations/0023_problem_reports.ts'
import { up as resumableUploads } from './migrations/0024_resumable_uploads.ts'
import { up as conversionFailures } from './migrations/0025_conversion_failures.ts'
import { up as contentDetails } from './migrations/0026_content_details.ts'
import { up as chapters } from './migrations/0027_chapters.ts'
import { up as captions } from './migrations/0028_captions.ts'
import { up as downloads } from './migrations/0029_downloads.ts'
import { up as trims } from './migrations/0030_trims.ts'
import { up as retention } from './migrations/0031_retention.ts'
import { up as transcripts } from './migrations/0032_transcripts.ts'
import { up as viewSources } from './migrations/0033_view_sources.ts'
import { up as searchFilters } from './migrations/0034_search_filters.ts'
import { up as playlistSearch } from './migrations/0035_playlist_search.ts'
import { up as siteSettings } from './migrations/0036_site_settings.ts'
import { up as mail } from './migrations/0038_mail.ts'
import { up as secondFactor } from './migrations/0039_second_factor.ts'
import { up as notificationChoices } from './migrations/0040_notification_choices.ts'
import { up as registration } from './migrations/0041_registration.ts'
import { up as suspension } from './migrations/0042_suspension.ts'
import { up as mutes } from './migrations/0043_mutes.ts'
import { up as heldComments } from './migrations/0044_held_comments.ts'
import { up as commentRules } from './migrations/0045_comment_rules.ts'
import { up as quotas } from './migrations/0046_quotas.ts'
import { up as diskWarnings } from './migrations/0047_disk_warnings.ts'
import { up as audiences } from './migrations/0048_audiences.ts'
import { up as siteChoices } from './migrations/0049_site_choices.ts'
import { up as contentPasswords } from './migrations/0050_content_passwords.ts'
import { up as mentions } from './migrations/0051_mentions.ts'
import { up as renditionSizes } from './migrations/0052_rendition_sizes.ts'
import { up as channelMembers } from './migrations/0053_channel_members.ts'
import { up as storageChecks } from './migrations/0054_storage_checks.ts'
import { up as largestVideo } from './migrations/0055_largest_video.ts'

/** All migrations in order, by the name that the database stores. Never rename, edit or remove a released one. */
export const migrations: Record<string, Migration> = {
  '0001_entities': { up: entities },
  '0002_moderation': { up: moderation },
  '0003_notifications': { up: notifications },
  '0004_library': { up: library },
  '0005_search': { up: search },
  '0006_statistics': { up: statistics },
  '0007_identities': { up: identities },
  '0008_abandoned': { up: abandoned },
  '0009_rate_limits': { up: rateLimits },
  '0010_listing': { up: listing },
  '0011_popularity_tiers': { up: popularityTiers },
  '0012_batches': { up: batches },
  '0013_channel_reach': { up: channelReach },
  '0014_withdrawals': { up: withdrawals },
  '0015_comment_keys': { up: commentKeys },
  '0016_restorable_functions': { up: restorableFunctions },
  '0017_known_browsers': { up: knownBrowsers },
  '0018_files': { up: files },
  '0019_media_facts': { up: mediaFacts },
  '0020_published': { up: published },
  '0021_playlist_keys': { up: playlistKeys },
  '0022_standard_names': { up: standardNames },
  '0023_problem_reports': { up: problemReports },
  '0024_resumable_uploads': { up: resumableUploads },
  '0025_conversion_failures': { up: conversionFailures },
  '0026_content_details': { up: contentDetails },
  '0027_chapters': { up: chapters },
  '0028_captions': { up: captions },
  '0029_downloads': { up: downloads },
  '0030_trims': { up: trims },
  '0031_retention': { up: retention },
  '0032_transcripts': { up: transcripts },
  '0033_view_sources': { up: viewSources },
  '0034_search_filters': { up: searchFilters },
  '0035_playlist_search': { up: playlistSearch },
  '0036_site_settings': { up: siteSettings },
  '0038_mail': { up: mail },
  '0039_second_factor': { up: secondFactor },
  '0040_notification_choices': { up: notificationChoices },
  '0041_registration': { up: registration },
  '0042_suspension': { up: suspension },
  '0043_mutes': { up: mutes },
  '0044_held_comments': { up: heldComments },
  '0045_comment_rules': { up: commentRules },
  '0046_quotas': { up: quotas },
  '0047_disk_warnings': { up: diskWarnings },
  '0048_audiences': { up: audiences },
  '0049_site_choices': { up: siteChoices },
  '0050_content_passwords': { up: contentPasswords },
  '0051_mentions': { up: mentions },
  '0052_rendition_sizes': { up: renditionSizes },
  '0053_channel_members': { up: channelMembers },
  '0054_storage_checks': { up: storageChecks },
  '0055_largest_video': { up: largestVideo },
}
