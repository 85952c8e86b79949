import { css } from '@emotion/css'
import { color, controlHeight, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  max-width: 80rem;
  margin-inline: auto;
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`

/** The choice of a channel where none is shown. */
export const choice = css`
  &:empty {
    display: none;
  }
`

export const names = css`
  min-width: 0;
`

/** As high as the choice of a channel, which comes later: nothing moves then. */
export const channel = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: ${controlHeight.small};
  color: ${color.muted};
  overflow-wrap: anywhere;
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

/** As wide as in the settings of one's own channel. */
export const settings = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  max-width: 46rem;
`

/** The height of a figure with its hint. */
export const card = css`
  height: 7.25rem;
`

export const videos = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  margin-top: ${space[4]};
`

export const results = css`
  /* The texts keep their contrast. */
  &[aria-busy] img {
    opacity: 0.6;
  }
`
