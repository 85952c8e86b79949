import { css } from '@emotion/css'
import { color, duration, ease, fontSize } from '../../ui/tokens.ts'

/** The whole poster is the press target; the player's bar stays above it. */
export const start = css`
  position: absolute;
  z-index: 2;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;

  &:focus-visible {
    outline: none;
  }

  /* Above the bar, which takes half of a small poster. */
  @media (width < 460px) {
    padding-bottom: 2.5rem;
  }
`

export const disc = css`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  /* Visible in forced-colors mode, which removes the background. */
  border: 2px solid transparent;
  border-radius: 50%;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize[28]};
  box-shadow: 0 4px 24px rgb(0 0 0 / 40%);
  transition: transform ${duration.fast} ${ease.out};

  & > svg {
    /* The visual centre of a triangle is left of its middle. */
    translate: 2px 0;
  }

  .${start}:hover & {
    transform: scale(1.06);
  }

  .${start}:focus-visible & {
    outline: 2px solid ${color.onScrim};
    outline-offset: 3px;
  }

  /* On a small poster, the bar starts directly below the button. */
  @media (width < 640px) {
    width: 3.5rem;
    height: 3.5rem;
    font-size: ${fontSize[22]};
  }

  @media (prefers-reduced-motion: reduce) {
    .${start}:hover & {
      transform: none;
    }
  }
`
