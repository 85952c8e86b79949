import { css } from '@emotion/css'
import { color, space } from '../../../ui/tokens.ts'

/** The lower edge of the picture, dark enough for what stands on it. */
export const scrim = css`
  position: absolute;
  inset: auto 0 0;
  /* In a layer of its own, a browser does not clip it to the frame's corners. */
  border-bottom-left-radius: inherit;
  border-bottom-right-radius: inherit;
  background: linear-gradient(to top, rgb(0 0 0 / 78%), rgb(0 0 0 / 45%) 55%, transparent);
  color: ${color.onScrim};

  /* The scrim is a background image, which stays in forced-colors mode, where dark text would be on it. */
  @media (forced-colors: active) {
    padding-top: ${space[1]};
    background: Canvas;
    color: CanvasText;
  }
`
