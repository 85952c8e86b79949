import { css } from '@emotion/css'
import { color, space } from '../../ui/tokens.ts'

export const library = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 64rem;
  width: 100%;
  margin-inline: auto;
`

export const subtitle = css`
  margin-top: ${space[1]};
  color: ${color.muted};
`

/** The height of the row of tabs. */
export const tabsPlace = css`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  height: 3rem;
`

export const playlists = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const create = css`
  align-self: flex-start;
`
