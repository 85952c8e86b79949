import { css } from '@emotion/css'
import { font, weight } from '../tokens.ts'

export const avatar = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: 50%;
  overflow: hidden;
  color: #ffffff;
  font-family: ${font.display};
  font-size: calc(var(--avatar-size) * 0.42);
  font-weight: ${weight.strong};
  line-height: 1;
  text-transform: uppercase;
  user-select: none;

  &[data-size='24'] {
    --avatar-size: 1.5rem;
  }

  &[data-size='36'] {
    --avatar-size: 2.25rem;
  }

  &[data-size='48'] {
    --avatar-size: 3rem;
  }

  &[data-size='72'] {
    --avatar-size: 4.5rem;
  }

  &[data-size='112'] {
    --avatar-size: 7rem;
  }

  &[data-hue='0'] {
    background: #a83a1d;
  }

  &[data-hue='1'] {
    background: #7a5200;
  }

  &[data-hue='2'] {
    background: #2f6b3c;
  }

  &[data-hue='3'] {
    background: #1d6570;
  }

  &[data-hue='4'] {
    background: #3a559f;
  }

  &[data-hue='5'] {
    background: #864074;
  }

  /* Without its background colour, the initial would look like text of the page. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const picture = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
