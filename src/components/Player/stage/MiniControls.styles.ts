import { css } from '@emotion/css'
import { color, controlHeight, fontSize, space, weight } from '../../../ui/tokens.ts'

export const controls = css`
  /* Also above what says that playback has failed. */
  position: absolute;
  z-index: 4;
  inset: 0 0 auto;
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[1]};

  [data-picture] > & {
    background: linear-gradient(to bottom, rgb(0 0 0 / 80%), rgb(0 0 0 / 50%) 70%, transparent);

    /* As in Controls.styles.ts: the scrim stays in forced-colors mode. */
    @media (forced-colors: active) {
      background: Canvas;
    }
  }

  @media (pointer: coarse) {
    & > button {
      min-width: 2.75rem;
      height: 2.75rem;
    }
  }
`

/** Beside another page: in the theme's colours, under the picture. */
export const title = css`
  position: absolute;
  inset: 100% 0 auto;
  overflow: hidden;
  height: ${controlHeight.large};
  padding-inline: ${space[3]};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  line-height: ${controlHeight.large};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`
