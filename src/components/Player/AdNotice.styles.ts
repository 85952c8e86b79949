import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const notice = css`
  position: absolute;
  z-index: 3;
  top: ${space[3]};
  right: ${space[3]};
  max-width: calc(100% - 2 * ${space[3]});
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.full};
  background: ${decor.badge};
  color: ${color.onScrim};
  font-size: ${fontSize[14]};
  pointer-events: none;

  /* A narrow poster has no room for both notices on one line. */
  @media (width < 640px) {
    &[data-second] {
      top: calc(${space[3]} + 2.5rem);
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: Canvas;
  }
`
