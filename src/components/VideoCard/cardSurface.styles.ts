import { css } from '@emotion/css'
import { color, font, fontSize, radius, space, weight } from '../../ui/tokens.ts'

/* Shared by all kinds of cards: one link, whose clickable area is the whole card. The card is a positioned article. */

export const link = css`
  /* The focus ring surrounds the card, and buttons are above it. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[2]});
    border-radius: calc(${radius.card} + ${space[2]});
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  article:hover & {
    color: ${color.accentText};
  }
`

/** At most two lines. */
export const title = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-family: ${font.text};
  font-size: ${fontSize[16]};
  font-weight: ${weight.strong};
  line-height: 1.35;
  letter-spacing: 0;
  text-wrap: wrap;
`
