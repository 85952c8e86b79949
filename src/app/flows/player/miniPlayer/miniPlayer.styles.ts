import { css } from '@emotion/css'
import { color, controlHeight, decor, layer, radius, shadow, size, space } from '../../../../ui/tokens.ts'

/** The place of the player in a page, and the player's own element in it: what is drawn lies where the place is. */
export const unboxed = css`
  display: contents;
`

const aboveBars = 'env(safe-area-inset-bottom, 0px) + var(--notice-height, 0px) + var(--recording-height, 0px)'

/** The player's element beside another page: the picture, and the title under it. */
export const small = css`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto ${space[4]} calc(${space[4]} + ${aboveBars}) auto;
  overflow: hidden;
  width: ${size.mini};
  height: calc(${size.mini} * 9 / 16 + ${controlHeight.large});
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${decor.line},
    ${shadow.float};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
