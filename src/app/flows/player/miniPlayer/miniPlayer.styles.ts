import { css } from '@emotion/css'
import { color, controlHeight, decor, layer, radius, shadow, space } from '../../../../ui/tokens.ts'

/** The place of the player in a page, and the player's own element in it: what is drawn lies where the place is. */
export const unboxed = css`
  display: contents;
`

const width = 'min(24rem, 55vw)'
const height = `(${width} * 9 / 16 + ${controlHeight.large})`
const aboveBars = 'env(safe-area-inset-bottom, 0px) + var(--notice-height, 0px) + var(--recording-height, 0px)'

/** The player's element beside another page: the picture, and the title under it. */
export const small = css`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto ${space[4]} calc(${space[4]} + ${aboveBars}) auto;
  overflow: hidden;
  width: ${width};
  height: calc${height};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${decor.line},
    ${shadow.float};

  /* The uploads and the end of the page are above it. */
  html:has(&) {
    --mini-height: calc(${height} + ${space[4]});
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
