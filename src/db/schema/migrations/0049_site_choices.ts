import { type Kysely, sql } from 'kysely'

/**
 * More that administrators choose for the site: its description and logo, the texts of its «À propos» page, what every page announces, who may watch
 * and the renditions. Null: what the environment or the software says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table site_settings
        add column description text not null default '',
        add column contact text not null default '',
        add column legal_notice text not null default '',
        add column privacy_policy text not null default '',
        add column announcement text not null default '',
        add column announcement_tone text not null default 'info',
        add column announcement_ends_at timestamptz,
        add column logo_key text,
        add column guest_playback boolean,
        add column highest_rendition int4 check (highest_rendition > 0)`,
    )
    .execute(db)
}
