import { css } from '@emotion/css'
import { color, duration, ease, font, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const navigation = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[4]} ${space[3]};

  /* In the rail: icons with their labels under them. */
  @container (width < 8rem) {
    gap: ${space[1]};
    padding: ${space[2]} 0;
  }
`

export const title = css`
  padding: ${space[1]} ${space[3]} ${space[2]};
  font-family: ${font.text};
  font-size: ${fontSize[12]};
  font-weight: ${weight.strong};
  letter-spacing: 0.02em;
  color: ${color.muted};

  @container (width < 8rem) {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    padding: 0;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

export const list = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
`

export const entry = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
  line-height: 1.25;
  transition: background-color ${duration.fast} ${ease.out};

  &:hover {
    background: ${color.raised};
  }

  &:active {
    background: ${color.pressed};
  }

  &[aria-current='page'] {
    background: ${color.raised};
    font-weight: ${weight.strong};
    color: ${color.accentText};
  }

  @container (width < 8rem) {
    flex-direction: column;
    justify-content: center;
    gap: ${space[1]};
    min-height: 4rem;
    padding: ${space[2]} 0;
    font-size: 0.6875rem;
    /* A system font with wide letters is scaled down, so that «Abonnements» is not cut off. */
    font-size-adjust: 0.49;
    letter-spacing: -0.01em;
    text-align: center;
    overflow-wrap: normal;

    &[aria-current='page'] {
      font-weight: ${weight.medium};
    }
  }

  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 1px solid Highlight;
    }
  }
`
