import { css } from '@emotion/css'
import { radius, space } from '../../ui/tokens.ts'

/** Over the card's picture, whose place depends on the layout (VideoCard.styles.ts). */
export const place = css`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.card};
  /* A press beside the buttons is one on the card's link. */
  pointer-events: none;

  [data-layout='row'] > & {
    width: max(8rem, 42%);
  }

  [data-layout='list'] > & {
    width: max(8rem, min(22rem, 42%));
  }
`

export const actions = css`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto auto;
  display: flex;
  gap: ${space[1]};
  pointer-events: auto;
`
