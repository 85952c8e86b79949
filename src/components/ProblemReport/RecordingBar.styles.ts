import { css } from '@emotion/css'
import { color, decor, fontSize, gutter, layer, shadow, space, weight } from '../../ui/tokens.ts'

/** At the bottom of every screen, above the notice of a lost connection. */
export const bar = css`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto 0 var(--notice-height, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: var(--recording-height);
  padding: ${space[2]} ${gutter} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${decor.line};
  background: ${color.surface};
  box-shadow: ${shadow.float};

  /* On a phone, the buttons are under the text. */
  @media (width < 480px) {
    & > button {
      flex: 1;
    }
  }

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }
`

export const label = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  line-height: 1.3;

  @media (width < 480px) {
    flex: 1 0 100%;
    justify-content: center;
  }
`

export const dot = css`
  flex: none;
  color: ${color.accentText};
`
